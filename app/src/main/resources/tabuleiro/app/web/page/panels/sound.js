/** Short sounds, made by the browser itself; off until somebody wants them. */

const KEY = 'sound';
let context;

export function isSoundOn() {
  return localStorage.getItem(KEY) === 'on';
}

export function setSound(isOn) {
  localStorage.setItem(KEY, isOn ? 'on' : 'off');
  if (isOn) {
    tone(660, 0, 0.05);
  }
}

/** Browsers stay silent until somebody has touched the page, and some have no sound at all. */
function player() {
  if (!navigator.userActivation?.hasBeenActive || typeof AudioContext === 'undefined') {
    return undefined;
  }
  context ??= new AudioContext();
  if (context.state === 'suspended') {
    context.resume().catch(() => {});
  }
  return context;
}

function tone(pitch, delay, length) {
  const device = player();
  if (!device) {
    return;
  }
  const start = device.currentTime + delay;
  const sound = device.createOscillator();
  const volume = device.createGain();
  sound.type = 'triangle';
  sound.frequency.value = pitch;
  volume.gain.setValueAtTime(0.15, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  sound.connect(volume).connect(device.destination);
  sound.start(start);
  sound.stop(start + length);
}

/** The click of a move, a little lower for the second player; three tones at the end. */
export function playSound(side, isOver) {
  if (!isSoundOn()) {
    return;
  }
  tone(side === 1 ? 440 : 550, 0, 0.08);
  if (isOver) {
    [523, 659, 784].forEach((pitch, i) => tone(pitch, 0.15 + i * 0.12, 0.25));
  }
}
