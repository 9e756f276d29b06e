import type { AdminLabel } from '@vitrine/kit/core'
import type { Color } from './color.ts'
import type { BUTTON_SHAPES, BUTTONS, SCALES, SHADOWS, SPACINGS } from './options.ts'
import type { PairingName } from './pairings.ts'
import type { Palette } from './palette.ts'

/** A whole look: every choice made. */
export interface Design {
  readonly light: Palette
  readonly dark: Palette
  readonly pairing: PairingName
  readonly scale: keyof typeof SCALES
  /** Pixels of the text on wide windows. */
  readonly baseSize: number
  readonly spacing: keyof typeof SPACINGS
  /** Pixels. */
  readonly radius: number
  readonly shadows: keyof typeof SHADOWS
  readonly buttons: keyof typeof BUTTONS
  readonly buttonShape: keyof typeof BUTTON_SHAPES
  /** Pixels of the lines around buttons and fields. */
  readonly lineWidth: number
  /** Short words on buttons and in the menu; their size is a share of what it would be. */
  readonly labels: { readonly case: 'none' | 'uppercase'; readonly tracking: string; readonly share: number }
  readonly header: {
    /** Pixels of the line below it while the page is at its top. */
    readonly rule: number
    readonly brandSize: string
  }
}

/** Where the first screen of a design has its words and its image. Its stylesheet in `src/ui` does so; drawings show it. */
export type Arrangement = 'beside the edge' | 'in the middle' | 'below the image' | 'on the image' | 'across the page'

export interface Preset extends Design {
  readonly label: AdminLabel
  readonly description: AdminLabel
  readonly arrangement: Arrangement
  /** The scheme of sites that leave the choice to the design; absent: as the visitor prefers. */
  readonly scheme?: 'dark'
}

/** Finished designs. An editor picks one and may change parts of it. */
export const PRESETS = {
  warm: {
    label: 'Warm',
    description: {
      en: 'Bone paper, a soft serif and one rust accent. Images run off the page; large, quiet headlines.',
      de: 'Knochenweißes Papier, eine weiche Serife, ein rostroter Akzent. Bilder laufen aus der Seite; große, ruhige Überschriften.',
    },
    arrangement: 'beside the edge',
    light: palette({
      paper: '#f4f0e8',
      surface: '#ebe5d9',
      ink: '#1d1b18',
      inkSoft: '#5c554b',
      line: '#c9c0b0',
      control: '#857b6c',
      accent: '#a83c22',
      accentInk: '#fdf8f0',
      call: '#a83c22',
      callInk: '#fdf8f0',
      danger: '#a3231a',
      success: '#2d5f41',
      focus: '#1d1b18',
      shadow: '#8d949c',
    }),
    dark: palette({
      paper: '#171512',
      surface: '#221f1b',
      ink: '#ece5d8',
      inkSoft: '#aea594',
      line: '#3d382f',
      control: '#877e70',
      accent: '#e88c6c',
      accentInk: '#1d120d',
      call: '#5f2617',
      callInk: '#f6e9dc',
      danger: '#ff9a8a',
      success: '#93c9a5',
      focus: '#ece5d8',
      shadow: '#4b535c',
    }),
    pairing: 'fraunces-instrument-sans',
    scale: 'strong',
    baseSize: 19,
    spacing: 'normal',
    radius: 2,
    shadows: 'soft',
    buttons: 'solid',
    buttonShape: 'corners',
    lineWidth: 1,
    labels: { case: 'none', tracking: '0', share: 1 },
    header: { rule: 0, brandSize: 'var(--step-2)' },
  },
  crisp: {
    label: { en: 'Crisp', de: 'Klar' },
    description: {
      en: 'Clear white, a lively grotesque and a strong blue. Everything lies on rounded cards, the header floats.',
      de: 'Klares Weiß, eine lebhafte Grotesk, ein kräftiges Blau. Alles liegt auf runden Karten, die Kopfzeile schwebt.',
    },
    arrangement: 'in the middle',
    light: palette({
      paper: '#ffffff',
      surface: '#f1f3f6',
      ink: '#0d1117',
      inkSoft: '#525b68',
      line: '#d5dae1',
      control: '#7b8594',
      accent: '#1f3fe0',
      accentInk: '#ffffff',
      call: '#1f3fe0',
      callInk: '#ffffff',
      danger: '#b3161f',
      success: '#0d6a3f',
      focus: '#1f3fe0',
      shadow: '#8f99a8',
    }),
    dark: palette({
      paper: '#0c1016',
      surface: '#161c25',
      ink: '#eef2f8',
      inkSoft: '#a3aebd',
      line: '#2b3441',
      control: '#748093',
      accent: '#92a8ff',
      accentInk: '#0a1030',
      call: '#22349b',
      callInk: '#f3f6ff',
      danger: '#ff9c9c',
      success: '#7fd6a6',
      focus: '#b4c3ff',
      shadow: '#3f4a5a',
    }),
    pairing: 'bricolage-geist',
    scale: 'strong',
    baseSize: 18,
    spacing: 'normal',
    radius: 12,
    shadows: 'deep',
    buttons: 'accent',
    buttonShape: 'pill',
    lineWidth: 1,
    labels: { case: 'none', tracking: '0', share: 1 },
    header: { rule: 0, brandSize: 'var(--step-1)' },
  },
  editorial: {
    label: { en: 'Editorial', de: 'Redaktionell' },
    description: {
      en: 'Black on white, a high-contrast serif, a signal red. A magazine: masthead, columns between hairlines, grey images.',
      de: 'Schwarz auf Weiß, eine kontrastreiche Serife, Signalrot. Ein Magazin: Titelkopf, Spalten zwischen Haarlinien, graue Bilder.',
    },
    arrangement: 'below the image',
    light: palette({
      paper: '#fdfdfb',
      surface: '#f2f1ec',
      ink: '#0a0a0a',
      inkSoft: '#4a4a46',
      line: '#1c1c1a',
      control: '#5f5f5a',
      accent: '#c4161c',
      accentInk: '#ffffff',
      call: '#0a0a0a',
      callInk: '#fdfdfb',
      danger: '#b00f16',
      success: '#1d5c36',
      focus: '#0a0a0a',
      shadow: '#8c8c88',
    }),
    dark: palette({
      paper: '#0b0b0b',
      surface: '#171716',
      ink: '#f6f5f0',
      inkSoft: '#b5b4ad',
      line: '#7c7b75',
      control: '#96958e',
      accent: '#ff6b66',
      accentInk: '#1a0504',
      call: '#f0efe8',
      callInk: '#0b0b0b',
      danger: '#ff918b',
      success: '#8fcfa5',
      focus: '#f6f5f0',
      shadow: '#4c4c49',
    }),
    pairing: 'bodoni-newsreader',
    scale: 'dramatic',
    baseSize: 19,
    spacing: 'airy',
    radius: 0,
    shadows: 'none',
    buttons: 'outline',
    buttonShape: 'corners',
    lineWidth: 1,
    labels: { case: 'uppercase', tracking: '.09em', share: 0.86 },
    header: { rule: 1, brandSize: 'var(--step-2)' },
  },
  night: {
    label: { en: 'Night', de: 'Nacht' },
    description: {
      en: 'Graphite, a plain grotesque and one bright lime. Dark; words stand on the images, lists light up under the pointer.',
      de: 'Graphit, eine schlichte Grotesk, ein helles Limettengrün. Dunkel; Worte stehen auf den Bildern, Listen leuchten unter dem Zeiger auf.',
    },
    scheme: 'dark',
    arrangement: 'on the image',
    light: palette({
      paper: '#e9ebec',
      surface: '#dcdfe1',
      ink: '#101214',
      inkSoft: '#474e54',
      line: '#b8bdc1',
      control: '#6a7278',
      accent: '#405400',
      accentInk: '#f4ffd6',
      call: '#101214',
      callInk: '#d6ff5c',
      danger: '#a01a1f',
      success: '#0f5a36',
      focus: '#101214',
      shadow: '#8d949a',
    }),
    dark: palette({
      paper: '#0f1113',
      surface: '#1a1d20',
      ink: '#f2f3f1',
      inkSoft: '#a9afb3',
      line: '#2f3438',
      control: '#7a8288',
      accent: '#d6ff5c',
      accentInk: '#14180a',
      call: '#d6ff5c',
      callInk: '#14180a',
      danger: '#ff9a94',
      success: '#8fd8ac',
      focus: '#d6ff5c',
      shadow: '#3c4247',
    }),
    pairing: 'archivo-hanken',
    scale: 'strong',
    baseSize: 18,
    spacing: 'normal',
    radius: 0,
    shadows: 'deep',
    buttons: 'accent',
    buttonShape: 'pill',
    lineWidth: 1,
    labels: { case: 'none', tracking: '0', share: 0.95 },
    header: { rule: 0, brandSize: 'var(--step-1)' },
  },
  poster: {
    label: { en: 'Poster', de: 'Plakat' },
    description: {
      en: 'Loud yellow, black condensed capitals as wide as the window, thick rules and images printed in one colour.',
      de: 'Lautes Gelb, schwarze schmale Großbuchstaben so breit wie das Fenster, dicke Linien, Bilder in einer Druckfarbe.',
    },
    arrangement: 'across the page',
    light: palette({
      paper: '#ffd21f',
      surface: '#ffe270',
      ink: '#12100b',
      inkSoft: '#40381c',
      line: '#12100b',
      control: '#40381c',
      accent: '#a8001c',
      accentInk: '#fff4cc',
      call: '#12100b',
      callInk: '#ffd21f',
      danger: '#9c0014',
      success: '#0b4a29',
      focus: '#12100b',
      shadow: '#a08a2c',
    }),
    dark: palette({
      paper: '#12100b',
      surface: '#201c11',
      ink: '#ffd21f',
      inkSoft: '#d8bb55',
      line: '#ffd21f',
      control: '#a08a3c',
      accent: '#ff8266',
      accentInk: '#1c0703',
      call: '#ffd21f',
      callInk: '#12100b',
      danger: '#ff9c90',
      success: '#93d6a8',
      focus: '#ffd21f',
      shadow: '#5a4c1a',
    }),
    pairing: 'archivo-condensed-hanken',
    scale: 'dramatic',
    baseSize: 19,
    spacing: 'compact',
    radius: 0,
    shadows: 'hard',
    buttons: 'solid',
    buttonShape: 'corners',
    lineWidth: 3,
    labels: { case: 'uppercase', tracking: '.04em', share: 0.9 },
    header: { rule: 3, brandSize: 'var(--step-3)' },
  },
} as const satisfies Record<string, Preset>
export type PresetName = keyof typeof PRESETS

/** The design of a site on which nobody has chosen one. */
export const DEFAULT_PRESET: PresetName = 'warm'

/** The colours above are constants of this file, and its test measures them. */
function palette(colors: Readonly<Record<keyof Palette, `#${string}`>>): Palette {
  return colors as Readonly<Record<keyof Palette, Color>>
}
