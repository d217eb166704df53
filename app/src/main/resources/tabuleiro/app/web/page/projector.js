/** The projector mode: the board or the search tree alone, as large as the window. */

/** The window event that follows a change of the mode. */
export const PROJECTOR_CHANGE = 'tab-projector-change';

export function isProjecting() {
  return document.documentElement.dataset.projector === 'on';
}

/** Switches the mode on or off; a browser without full screen still shows the large board. */
export function setProjecting(isOn) {
  if (isOn) {
    document.documentElement.dataset.projector = 'on';
    document.documentElement.requestFullscreen?.().catch(() => {});
  } else {
    delete document.documentElement.dataset.projector;
    if (document.fullscreenElement) {
      document.exitFullscreen();
    }
  }
  scrollTo(0, 0);
  dispatchEvent(new Event(PROJECTOR_CHANGE));
}

// The browser leaves the full screen by Escape itself.
document.addEventListener('fullscreenchange', () => {
  if (!document.fullscreenElement && isProjecting()) {
    setProjecting(false);
  }
});
