import { record, within } from '@vitrine/content/core'
import { DEFAULT_HEADING_FACTOR } from '@vitrine/ui/core'
import { parseColor } from './color.ts'
import { compileDesign } from './compile.ts'
import { BUTTON_SHAPES, BUTTONS, RANGES, SCALES, SHADOWS, SPACINGS } from './options.ts'
import { fontStacks, PAIRINGS } from './pairings.ts'
import { CHOSEN_COLORS, type ColorChoice, paletteOf } from './palette.ts'
import { DEFAULT_PRESET, type Design, PRESETS, type Preset, type PresetName } from './presets.ts'
import { type HeadingSizes, REM_PX } from './sizes.ts'

/** One page fades into the next, where the browser can and the visitor did not ask for less motion. */
const PAGE_TRANSITIONS =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}::view-transition-group(*){animation-duration:.18s}}'

/** The look of a site, ready for its pages. */
export interface ThemeView {
  /** The finished design that was picked. */
  readonly preset: PresetName
  /** The only scheme of the site; undefined: as the visitor prefers. */
  readonly scheme?: 'light' | 'dark'
  /** Custom properties and how pages follow each other, as text of a stylesheet. */
  readonly css: string
  /** Names of the font sheets that pages need; those of the first screen come first. */
  readonly fonts: readonly string[]
  /** True if blocks may move as the page is scrolled. */
  readonly hasEffects: boolean
  /** Case of labels, and the text size in rem. */
  readonly type: { readonly capitals: boolean; readonly textRem: number }
  /** Paper of the two schemes, for the browser's own bars. */
  readonly colors: { readonly light: string; readonly dark: string }
}

/**
 * Reads the `theme` global. What is unknown or out of range is as the preset has it; a colour that could not be read
 * gives way to the nearest that can.
 *
 * @param locale Language of the pages.
 */
export function parseTheme(raw: unknown, locale: string): ThemeView {
  const theme = record(raw)
  const preset = parsePreset(theme)
  const design = parseDesign(theme)
  const fonts = fontStacks(PAIRINGS[design.pairing], locale)
  const { scheme: ofDesign }: Preset = PRESETS[preset]
  const scheme = theme.scheme === 'light' || theme.scheme === 'dark' ? theme.scheme : ofDesign
  return {
    preset,
    ...(scheme && { scheme }),
    css: compileDesign(design, fonts, parseHeadings(theme)) + (theme.pageTransitions === false ? '' : PAGE_TRANSITIONS),
    fonts: fonts.sheets,
    hasEffects: theme.effects !== false,
    type: { capitals: design.labels.case === 'uppercase', textRem: design.baseSize / REM_PX },
    colors: { light: design.light.paper, dark: design.dark.paper },
  }
}

/** The preset that was picked, with what was changed about it. */
export function parseDesign(theme: Readonly<Record<string, unknown>>): Design {
  const preset = PRESETS[parsePreset(theme)]
  return {
    ...preset,
    light: paletteOf(preset.light, parseColors(theme, 'light'), 'light'),
    dark: paletteOf(preset.dark, parseColors(theme, 'dark'), 'dark'),
    pairing: named(theme.pairing, PAIRINGS) ?? preset.pairing,
    scale: named(theme.scale, SCALES) ?? preset.scale,
    baseSize: within(theme.baseSize, RANGES.baseSize) ?? preset.baseSize,
    spacing: named(theme.spacing, SPACINGS) ?? preset.spacing,
    radius: within(theme.radius, RANGES.radius) ?? preset.radius,
    shadows: named(theme.shadows, SHADOWS) ?? preset.shadows,
    buttons: named(theme.buttons, BUTTONS) ?? preset.buttons,
    buttonShape: named(theme.buttonShape, BUTTON_SHAPES) ?? preset.buttonShape,
  }
}

function parsePreset(theme: Readonly<Record<string, unknown>>): PresetName {
  return named(theme.preset, PRESETS) ?? DEFAULT_PRESET
}

/** The colours that an editor chose for one scheme; those of the dark one are called `paperDark` and so on. */
export function parseColors(theme: Readonly<Record<string, unknown>>, scheme: 'light' | 'dark'): ColorChoice {
  return Object.fromEntries(
    CHOSEN_COLORS.flatMap((name) => {
      const color = parseColor(theme[scheme === 'light' ? name : `${name}Dark`])
      return color ? [[name, color]] : []
    }),
  )
}

/** Undefined when the editor decided neither: then headings shrink as the scale has it. */
function parseHeadings(theme: Readonly<Record<string, unknown>>): HeadingSizes | undefined {
  const factor = within(theme.headingFactor, RANGES.headingFactor)
  const sensitivity = within(theme.headingSensitivity, RANGES.headingSensitivity)
  if (factor === undefined && sensitivity === undefined) return undefined
  return { factor: factor ?? DEFAULT_HEADING_FACTOR, sensitivity: sensitivity ?? RANGES.headingSensitivity.max }
}

function named<Name extends string>(value: unknown, names: Readonly<Record<Name, unknown>>): Name | undefined {
  return typeof value === 'string' && Object.hasOwn(names, value) ? (value as Name) : undefined
}
