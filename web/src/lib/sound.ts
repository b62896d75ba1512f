/** A short tone when it is one's turn. */

let context: AudioContext | null = null;

const NOTES = [523.25, 659.25];

export function chime(): void {
  context ??= new AudioContext();
  const start = context.currentTime;
  NOTES.forEach((frequency, i) => {
    if (context === null) return;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start + i * 0.13);
    volume.gain.linearRampToValueAtTime(0.12, start + i * 0.13 + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + i * 0.13 + 0.4);
    tone.connect(volume).connect(context.destination);
    tone.start(start + i * 0.13);
    tone.stop(start + i * 0.13 + 0.45);
  });
}
