/** The theme of the page: light or dark, as the system says until the user chooses one. */

/** The window event that follows a change of the colours. */
export const THEME_CHANGE = 'tab-theme-change';

const KEY = 'theme';
const DARK = matchMedia('(prefers-color-scheme: dark)');

/** The theme in use: light or dark. */
export function theme() {
  return localStorage.getItem(KEY) ?? (DARK.matches ? 'dark' : 'light');
}

/** Chooses the other theme. If it is the system's, the page follows the system again. */
export function switchTheme() {
  const other = theme() === 'dark' ? 'light' : 'dark';
  if ((other === 'dark') === DARK.matches) {
    localStorage.removeItem(KEY);
  } else {
    localStorage.setItem(KEY, other);
  }
  apply();
}

/** The style sheets choose the colours by this attribute. */
function apply() {
  document.documentElement.dataset.theme = theme();
  dispatchEvent(new Event(THEME_CHANGE));
}

DARK.addEventListener('change', apply);
apply();
