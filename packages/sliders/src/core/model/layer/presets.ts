import type { AdminText } from '@vitrine/kit/core'
import type { Easing } from '../easing.ts'
import type { Color } from '../paint.ts'
import type { Split } from './split.ts'
import type { State } from './state.ts'

/** A finished way to come and to go: how a layer is while it is away, and how the way runs. */
export interface Preset {
  /** Label for editors. */
  readonly title: AdminText
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
  fade: { title: { en: 'Fade', de: 'Einblenden' }, away: { opacity: 0 }, duration: 600, easing: 'power1.out' },
  'fade-below': {
    title: { en: 'Fade, from below', de: 'Einblenden, von unten' },
    away: { y: 40, opacity: 0 },
    duration: 800,
    easing: 'power3.out',
  },
  'fade-above': {
    title: { en: 'Fade, from above', de: 'Einblenden, von oben' },
    away: { y: -40, opacity: 0 },
    duration: 800,
    easing: 'power3.out',
  },
  'fade-start': {
    title: { en: 'Fade, from where lines start', de: 'Einblenden, vom Zeilenanfang' },
    away: { x: -60, opacity: 0, mirrored: true },
    duration: 800,
    easing: 'power3.out',
  },
  'fade-end': {
    title: { en: 'Fade, from where lines end', de: 'Einblenden, vom Zeilenende' },
    away: { x: 60, opacity: 0, mirrored: true },
    duration: 800,
    easing: 'power3.out',
  },
  'fly-start': {
    title: { en: 'Fly in over the stage, from the start', de: 'Über die Bühne hereinfliegen, vom Zeilenanfang' },
    away: { x: 'start' },
    duration: 1000,
    easing: 'expo.out',
  },
  'fly-end': {
    title: { en: 'Fly in over the stage, from the end', de: 'Über die Bühne hereinfliegen, vom Zeilenende' },
    away: { x: 'end' },
    duration: 1000,
    easing: 'expo.out',
  },
  'fly-top': {
    title: { en: 'Fly in over the stage, from the top', de: 'Über die Bühne hereinfliegen, von oben' },
    away: { y: 'top' },
    duration: 1000,
    easing: 'expo.out',
  },
  'fly-bottom': {
    title: { en: 'Fly in over the stage, from the bottom', de: 'Über die Bühne hereinfliegen, von unten' },
    away: { y: 'bottom' },
    duration: 1000,
    easing: 'expo.out',
  },
  grow: {
    title: { en: 'Grow', de: 'Wachsen' },
    away: { scaleX: 0.8, scaleY: 0.8, opacity: 0 },
    duration: 800,
    easing: 'back.out',
  },
  shrink: {
    title: { en: 'Shrink into place', de: 'An den Platz schrumpfen' },
    away: { scaleX: 1.4, scaleY: 1.4, opacity: 0 },
    duration: 900,
    easing: 'power3.out',
  },
  blur: {
    title: { en: 'Come into focus', de: 'Scharf werden' },
    away: { blur: 20, opacity: 0 },
    duration: 900,
    easing: 'power2.out',
  },
  spin: {
    title: { en: 'Turn into place', de: 'An den Platz drehen' },
    away: { rotateZ: -90, scaleX: 0.6, scaleY: 0.6, opacity: 0 },
    duration: 900,
    easing: 'power3.out',
  },
  'flip-up': {
    title: { en: 'Tip up', de: 'Aufklappen' },
    away: { rotateX: -80, y: 20, opacity: 0 },
    duration: 900,
    easing: 'power3.out',
  },
  door: {
    title: { en: 'Open as a door', de: 'Wie eine Tür öffnen' },
    away: { rotateY: 80, opacity: 0 },
    duration: 1000,
    easing: 'power3.out',
  },
  bounce: {
    title: { en: 'Fall and bounce', de: 'Fallen und federn' },
    away: { y: -200, opacity: 0 },
    duration: 1100,
    easing: 'bounce.out',
  },
  elastic: {
    title: { en: 'Spring up', de: 'Aufspringen' },
    away: { scaleX: 0.3, scaleY: 0.3, opacity: 0 },
    duration: 1200,
    easing: 'elastic.out',
  },
  wipe: {
    title: { en: 'Wipe along the line', de: 'Waagrecht aufdecken' },
    away: { clip: [0, 100, 0, 0] },
    duration: 900,
    easing: 'power3.inOut',
  },
  'wipe-up': {
    title: { en: 'Wipe upwards', de: 'Nach oben aufdecken' },
    away: { clip: [100, 0, 0, 0] },
    duration: 900,
    easing: 'power3.inOut',
  },
  iris: {
    title: { en: 'Open from the middle', de: 'Von der Mitte öffnen' },
    away: { clip: [50, 50, 50, 50] },
    duration: 900,
    easing: 'power3.inOut',
  },
  'mask-up': {
    title: { en: 'Rise behind an edge', de: 'Hinter einer Kante aufsteigen' },
    away: { y: { percent: 110 } },
    duration: 900,
    easing: 'power4.out',
    mask: true,
  },
  'mask-start': {
    title: { en: 'Slide out from behind an edge', de: 'Hinter einer Kante hervorgleiten' },
    away: { x: { percent: -110 } },
    duration: 900,
    easing: 'power4.out',
    mask: true,
  },
  'block-start': {
    title: { en: 'Behind a coloured block, along the line', de: 'Hinter einem farbigen Balken, waagrecht' },
    away: {},
    duration: 1200,
    easing: 'power3.inOut',
    reveal: { from: 'start', color: 'accent' },
  },
  'block-up': {
    title: { en: 'Behind a coloured block, upwards', de: 'Hinter einem farbigen Balken, nach oben' },
    away: {},
    duration: 1200,
    easing: 'power3.inOut',
    reveal: { from: 'bottom', color: 'accent' },
  },
  'words-up': {
    title: { en: 'Word by word, rising behind an edge', de: 'Wort für Wort, hinter einer Kante aufsteigend' },
    away: { y: { percent: 110 } },
    duration: 800,
    easing: 'power4.out',
    mask: true,
    split: words(60),
  },
  'words-fade': {
    title: { en: 'Word by word, into focus', de: 'Wort für Wort, scharf werdend' },
    away: { blur: 10, opacity: 0 },
    duration: 700,
    easing: 'power2.out',
    split: words(80),
  },
  'lines-up': {
    title: { en: 'Line by line, rising behind an edge', de: 'Zeile für Zeile, hinter einer Kante aufsteigend' },
    away: { y: { percent: 110 } },
    duration: 900,
    easing: 'power4.out',
    mask: true,
    split: { by: 'lines', stagger: 120, direction: 'forward' },
  },
  'letters-up': {
    title: { en: 'Letter by letter, from below', de: 'Buchstabe für Buchstabe, von unten' },
    away: { y: { percent: 60 }, opacity: 0 },
    duration: 600,
    easing: 'power3.out',
    split: letters(30),
  },
  'letters-scatter': {
    title: { en: 'Letter by letter, from all sides', de: 'Buchstabe für Buchstabe, von allen Seiten' },
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
    title: { en: 'Letter by letter, from the middle', de: 'Buchstabe für Buchstabe, von der Mitte' },
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
