/** Short sounds for moves; they are off by default. */

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

/** Undefined before the first click or key, because browsers play no sound until then. */
function audioContext() {
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
  const device = audioContext();
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

/** One tone for a move, lower for the second player; three more at the end of the game. */
export function playSound(side, isOver) {
  if (!isSoundOn()) {
    return;
  }
  tone(side === 1 ? 440 : 550, 0, 0.08);
  if (isOver) {
    [523, 659, 784].forEach((pitch, i) => tone(pitch, 0.15 + i * 0.12, 0.25));
  }
}
