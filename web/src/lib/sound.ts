/** Sounds for the few things that matter, made here: no files. */

import type { Event, EventName } from './wire';

export type Sound = 'turn' | 'rescue' | 'fire' | 'build' | 'round' | 'end';

/** One tone: when it begins, how high it is (null: it crackles), how long and how loud it sounds. */
interface Tone {
  at: number;
  pitch: number | null;
  lasts: number;
  volume: number;
  shape?: OscillatorType;
}

/** Of several at once the last named is heard. */
const SOUNDS: Record<Sound, Tone[]> = {
  rescue: [{ at: 0, pitch: 784, lasts: 0.35, volume: 0.07 }, { at: 0.02, pitch: 1568, lasts: 0.2, volume: 0.03 }],
  fire: [{ at: 0, pitch: null, lasts: 0.4, volume: 0.12 }],
  build: [{ at: 0, pitch: 196, lasts: 0.09, volume: 0.16, shape: 'triangle' }, { at: 0.14, pitch: 220, lasts: 0.12, volume: 0.18, shape: 'triangle' }],
  turn: [{ at: 0, pitch: 523, lasts: 0.4, volume: 0.12 }, { at: 0.13, pitch: 659, lasts: 0.4, volume: 0.12 }],
  round: [{ at: 0, pitch: 294, lasts: 1.2, volume: 0.12 }, { at: 0, pitch: 440, lasts: 0.9, volume: 0.06 }],
  end: [523, 659, 784, 1047].map((pitch, i) => ({ at: i * 0.14, pitch, lasts: i === 3 ? 1.1 : 0.4, volume: 0.1 })),
};
export const SOUND_NAMES: Sound[] = ['turn', 'rescue', 'fire', 'build', 'round', 'end'];

const SOUND_OF: Partial<Record<EventName, Sound>> = {
  CitizenRescued: 'rescue',
  CubeBurned: 'fire',
  Built: 'build',
  HexRepopulated: 'build',
  RoundBegan: 'round',
  GameEnded: 'end',
};

/** What is heard of these events, where they are shown at once: the weightiest of what may be heard. */
export function soundOf(events: readonly Event[], heard: (sound: Sound) => boolean): Sound | null {
  const found = events.flatMap(({ name }) => SOUND_OF[name] ?? []).filter(heard);
  return (Object.keys(SOUNDS) as Sound[]).findLast((sound) => found.includes(sound)) ?? null;
}

let context: AudioContext | null = null;
/** Tones that have not ended yet: without any, the loudspeaker is left alone. */
let sounding = 0;

/** Noise that comes in sparks, as of a fire. */
function crackle(audio: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, audio.sampleRate * seconds, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (Math.random() < 0.08 ? 1 : 0.25);
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}

function hum(audio: AudioContext, pitch: number, shape: OscillatorType): OscillatorNode {
  const source = audio.createOscillator();
  source.type = shape;
  source.frequency.value = pitch;
  return source;
}

/** Browsers let a page sound only once somebody has touched it; what comes before is not made up for. */
export function ring(sound: Sound): void {
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  for (const { at, pitch, lasts, volume, shape = 'sine' } of SOUNDS[sound]) {
    const source = pitch === null ? crackle(context, lasts) : hum(context, pitch, shape);
    const gain = context.createGain();
    const start = context.currentTime + at;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(volume, start + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    source.connect(gain).connect(context.destination);
    source.start(start);
    source.stop(start + lasts + 0.05);
    sounding += 1;
    source.onended = () => {
      sounding -= 1;
      if (sounding === 0) void context?.suspend();
    };
  }
}
