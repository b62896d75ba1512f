/** What this browser prefers: theme, motion, sound, language. */

import { getContext, setContext } from 'svelte';
import { preferredLanguage } from './i18n.svelte';
import { base } from './base';
import { recall, remember } from './memory';
import type { Sound } from './sound';

export type Theme = 'system' | 'light' | 'dark';
export const THEMES: Theme[] = ['system', 'light', 'dark'];

export type Speed = 'normal' | 'quick' | 'instant';
/** In ms: how long what others do may take to be shown, beyond the time they think. */
const LAGS: Record<Speed, number> = { normal: 1400, quick: 350, instant: 0 };
/** In ms: how long a new round is announced. */
const BANNERS: Record<Speed, number> = { normal: 2600, quick: 1300, instant: 0 };
export const SPEEDS = Object.keys(LAGS) as Speed[];

interface Stored {
  theme: Theme;
  motion: boolean;
  speed: Speed;
  /** A turn ends by itself when nothing is left to do but confirm it. */
  itself: boolean;
  sound: boolean;
  /** Sounds that are off. */
  silent: Sound[];
  language: string | null;
}

const KEY = 'messina.settings';

export class Settings {
  #stored = $state<Stored>({ theme: 'system', motion: true, speed: 'normal', itself: true, sound: true, silent: [], language: null });
  #dark = $state(false);
  #reduced = $state(false);

  constructor() {
    this.#recall();
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    this.#dark = dark.matches;
    this.#reduced = reduced.matches;
    dark.addEventListener('change', () => (this.#dark = dark.matches));
    reduced.addEventListener('change', () => (this.#reduced = reduced.matches));
    addEventListener('storage', ({ key }) => key === base + KEY && this.#recall());
  }

  /** What was chosen before, or just now in another tab. */
  #recall(): void {
    this.#stored = { ...this.#stored, ...recall<Partial<Stored>>(KEY, {}) };
  }

  #set(change: Partial<Stored>): void {
    this.#stored = { ...this.#stored, ...change };
    remember(KEY, this.#stored);
  }

  get theme(): Theme {
    return this.#stored.theme;
  }
  set theme(theme: Theme) {
    this.#set({ theme });
  }

  get isDark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && this.#dark);
  }

  /** Whether things move: wished for, and not against what the system asks. */
  get moving(): boolean {
    return this.#stored.motion && !this.#reduced;
  }
  get motion(): boolean {
    return this.#stored.motion;
  }
  set motion(motion: boolean) {
    this.#set({ motion });
  }

  get speed(): Speed {
    return this.#stored.speed;
  }
  set speed(speed: Speed) {
    this.#set({ speed });
  }
  get lag(): number {
    return LAGS[this.speed];
  }
  get banner(): number {
    return BANNERS[this.speed];
  }

  get itself(): boolean {
    return this.#stored.itself;
  }
  set itself(itself: boolean) {
    this.#set({ itself });
  }

  get sound(): boolean {
    return this.#stored.sound;
  }
  set sound(sound: boolean) {
    this.#set({ sound });
  }

  /** Whether this one may be heard. */
  hears = (sound: Sound): boolean => this.sound && !this.isSilent(sound);
  isSilent(sound: Sound): boolean {
    return this.#stored.silent.includes(sound);
  }
  silence(sound: Sound, silent: boolean): void {
    this.#set({ silent: [...this.#stored.silent.filter((one) => one !== sound), ...(silent ? [sound] : [])] });
  }

  get language(): string {
    return this.#stored.language ?? preferredLanguage(navigator.languages);
  }
  set language(language: string) {
    this.#set({ language });
  }
}

const CONTEXT = Symbol('settings');

export function provideSettings(settings: Settings): void {
  setContext(CONTEXT, settings);
}

export function useSettings(): Settings {
  return getContext<Settings>(CONTEXT);
}
