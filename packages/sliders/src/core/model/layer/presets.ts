import type { Easing } from '../easing.ts'
import type { Color } from '../paint.ts'
import type { Split } from './split.ts'
import type { State } from './state.ts'

/** A finished way to come and to go: how a layer is while it is away, and how the way runs. */
export interface Preset {
  /** Label for editors. */
  readonly title: string
  readonly away: State
  /** Milliseconds. */
  readonly duration: number
  /** Of its coming; it goes with the opposite. */
  readonly easing: Easing
  readonly mask?: true
  readonly split?: Split
  readonly reveal?: { readonly from: 'start' | 'end' | 'top' | 'bottom'; readonly color: Color }
}

const words = (stagger: number): Split => ({ by: 'words', stagger, direction: 'forward' })
const letters = (stagger: number, direction: Split['direction'] = 'forward'): Split => ({
  by: 'chars',
  stagger,
  direction,
})

/** Names are stored with the content and never change. */
export const PRESETS = {
  fade: { title: 'Fade', away: { opacity: 0 }, duration: 600, easing: 'power1.out' },
  'fade-below': { title: 'Fade, from below', away: { y: 40, opacity: 0 }, duration: 800, easing: 'power3.out' },
  'fade-above': { title: 'Fade, from above', away: { y: -40, opacity: 0 }, duration: 800, easing: 'power3.out' },
  'fade-start': {
    title: 'Fade, from where lines start',
    away: { x: -60, opacity: 0, mirrored: true },
    duration: 800,
    easing: 'power3.out',
  },
  'fade-end': {
    title: 'Fade, from where lines end',
    away: { x: 60, opacity: 0, mirrored: true },
    duration: 800,
    easing: 'power3.out',
  },
  'fly-start': {
    title: 'Fly in over the stage, from the start',
    away: { x: 'start' },
    duration: 1000,
    easing: 'expo.out',
  },
  'fly-end': { title: 'Fly in over the stage, from the end', away: { x: 'end' }, duration: 1000, easing: 'expo.out' },
  'fly-top': { title: 'Fly in over the stage, from the top', away: { y: 'top' }, duration: 1000, easing: 'expo.out' },
  'fly-bottom': {
    title: 'Fly in over the stage, from the bottom',
    away: { y: 'bottom' },
    duration: 1000,
    easing: 'expo.out',
  },
  grow: {
    title: 'Grow',
    away: { scaleX: 0.8, scaleY: 0.8, opacity: 0 },
    duration: 800,
    easing: 'back.out',
  },
  shrink: {
    title: 'Shrink into place',
    away: { scaleX: 1.4, scaleY: 1.4, opacity: 0 },
    duration: 900,
    easing: 'power3.out',
  },
  blur: { title: 'Come into focus', away: { blur: 20, opacity: 0 }, duration: 900, easing: 'power2.out' },
  spin: {
    title: 'Turn into place',
    away: { rotateZ: -90, scaleX: 0.6, scaleY: 0.6, opacity: 0 },
    duration: 900,
    easing: 'power3.out',
  },
  'flip-up': {
    title: 'Tip up',
    away: { rotateX: -80, y: 20, opacity: 0 },
    duration: 900,
    easing: 'power3.out',
  },
  door: { title: 'Open as a door', away: { rotateY: 80, opacity: 0 }, duration: 1000, easing: 'power3.out' },
  bounce: { title: 'Fall and bounce', away: { y: -200, opacity: 0 }, duration: 1100, easing: 'bounce.out' },
  elastic: {
    title: 'Spring up',
    away: { scaleX: 0.3, scaleY: 0.3, opacity: 0 },
    duration: 1200,
    easing: 'elastic.out',
  },
  wipe: { title: 'Wipe along the line', away: { clip: [0, 100, 0, 0] }, duration: 900, easing: 'power3.inOut' },
  'wipe-up': { title: 'Wipe upwards', away: { clip: [100, 0, 0, 0] }, duration: 900, easing: 'power3.inOut' },
  iris: { title: 'Open from the middle', away: { clip: [50, 50, 50, 50] }, duration: 900, easing: 'power3.inOut' },
  'mask-up': {
    title: 'Rise behind an edge',
    away: { y: { percent: 110 } },
    duration: 900,
    easing: 'power4.out',
    mask: true,
  },
  'mask-start': {
    title: 'Slide out from behind an edge',
    away: { x: { percent: -110 } },
    duration: 900,
    easing: 'power4.out',
    mask: true,
  },
  'block-start': {
    title: 'Behind a coloured block, along the line',
    away: {},
    duration: 1200,
    easing: 'power3.inOut',
    reveal: { from: 'start', color: 'accent' },
  },
  'block-up': {
    title: 'Behind a coloured block, upwards',
    away: {},
    duration: 1200,
    easing: 'power3.inOut',
    reveal: { from: 'bottom', color: 'accent' },
  },
  'words-up': {
    title: 'Word by word, rising behind an edge',
    away: { y: { percent: 110 } },
    duration: 800,
    easing: 'power4.out',
    mask: true,
    split: words(60),
  },
  'words-fade': {
    title: 'Word by word, into focus',
    away: { blur: 10, opacity: 0 },
    duration: 700,
    easing: 'power2.out',
    split: words(80),
  },
  'lines-up': {
    title: 'Line by line, rising behind an edge',
    away: { y: { percent: 110 } },
    duration: 900,
    easing: 'power4.out',
    mask: true,
    split: { by: 'lines', stagger: 120, direction: 'forward' },
  },
  'letters-up': {
    title: 'Letter by letter, from below',
    away: { y: { percent: 60 }, opacity: 0 },
    duration: 600,
    easing: 'power3.out',
    split: letters(30),
  },
  'letters-scatter': {
    title: 'Letter by letter, from all sides',
    away: {
      x: { from: -120, to: 120 },
      y: { from: -80, to: 80 },
      rotateZ: { from: -60, to: 60 },
      opacity: 0,
    },
    duration: 900,
    easing: 'power3.out',
    split: letters(20, 'random'),
  },
  'letters-flip': {
    title: 'Letter by letter, from the middle',
    away: { rotateX: -90, opacity: 0 },
    duration: 700,
    easing: 'back.out',
    split: letters(35, 'middleToEdge'),
  },
} as const satisfies Readonly<Record<string, Preset>>

export type PresetName = keyof typeof PRESETS

export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[]

/** Finds a preset. Undefined for a name that there is not. */
export function presetOf(raw: unknown): Preset | undefined {
  const name = PRESET_NAMES.find((preset) => preset === raw)
  return name && PRESETS[name]
}
