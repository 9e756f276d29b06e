import { BLACK, type Color, contrast, mix, poleOf, readable } from './color.ts'

/** Colours that an editor may choose, for each scheme. */
export const CHOSEN_COLORS = ['paper', 'surface', 'ink', 'inkSoft', 'line', 'accent', 'accentInk'] as const
export type ChosenColor = (typeof CHOSEN_COLORS)[number]

/** Colours that follow from those, or from the preset. */
export const DERIVED_COLORS = ['control', 'call', 'callInk', 'danger', 'success', 'focus', 'shadow'] as const

/** All colours of one scheme. */
export type Palette = Readonly<Record<ChosenColor | (typeof DERIVED_COLORS)[number], Color>>

/** Colours that an editor chose; the preset supplies the others. */
export type ColorChoice = Partial<Readonly<Record<ChosenColor, Color>>>

/** Contrast of text with its ground. https://www.w3.org/TR/WCAG22/#contrast-minimum */
export const TEXT_CONTRAST = 4.5

/** Contrast of what shows where a control is, and of focus. https://www.w3.org/TR/WCAG22/#non-text-contrast */
export const CONTROL_CONTRAST = 3

/** Every pair of colours that has to be told apart on some page. */
export const PAIRS = [
  { color: 'ink', on: ['paper', 'surface'], atLeast: TEXT_CONTRAST },
  { color: 'inkSoft', on: ['paper', 'surface'], atLeast: TEXT_CONTRAST },
  { color: 'accent', on: ['paper', 'surface'], atLeast: TEXT_CONTRAST },
  { color: 'accentInk', on: ['accent'], atLeast: TEXT_CONTRAST },
  { color: 'callInk', on: ['call'], atLeast: TEXT_CONTRAST },
  { color: 'danger', on: ['paper', 'surface'], atLeast: TEXT_CONTRAST },
  { color: 'success', on: ['paper', 'surface'], atLeast: TEXT_CONTRAST },
  { color: 'control', on: ['paper', 'surface'], atLeast: CONTROL_CONTRAST },
  { color: 'focus', on: ['paper', 'surface'], atLeast: CONTROL_CONTRAST },
] as const satisfies readonly {
  readonly color: keyof Palette
  readonly on: readonly (keyof Palette)[]
  readonly atLeast: number
}[]

/** Share of ink in a surface that nobody chose. */
const SURFACE_SHARE = 0.06

/** Share of paper in soft ink, controls and lines that nobody chose. */
const SOFT_SHARE = 0.32
const CONTROL_SHARE = 0.45
const LINE_SHARE = 0.78

/** Share of black in a whole area of a light accent, which would glare in the dark. */
const CALL_SHARE = 0.62

/**
 * All colours of one scheme. A choice is kept as long as it can be read; else the nearest colour that can be read takes
 * its place. What nobody chose, but stands on a ground or beside a colour that somebody chose, follows it.
 *
 * @param preset Colours of the design that is in use.
 */
export function paletteOf(preset: Palette, choice: ColorChoice, scheme: 'light' | 'dark'): Palette {
  const paper = choice.paper ?? preset.paper
  const isNewGround = choice.paper !== undefined || choice.surface !== undefined
  const isNewInk = isNewGround || choice.ink !== undefined
  const pole = poleOf(paper)
  const wish = choice.surface ?? (choice.paper ? mix(paper, choice.ink ?? preset.ink, SURFACE_SHARE) : preset.surface)
  // A surface on which the ink of the paper could not stand is no surface.
  const surface = contrast(wish, pole) >= TEXT_CONTRAST ? wish : paper
  const grounds = [paper, surface] as const
  const onGrounds = (color: Color, atLeast: number) => readable(color, grounds, atLeast)

  const ink = onGrounds(choice.ink ?? preset.ink, TEXT_CONTRAST)
  const accent = onGrounds(choice.accent ?? preset.accent, TEXT_CONTRAST)
  const accentInk = readable(choice.accentInk ?? preset.accentInk, [accent], TEXT_CONTRAST)
  const ownCall = choice.accent === undefined && choice.accentInk === undefined && accent === preset.accent
  const ownArea = scheme === 'light' ? accent : mix(accent, BLACK, CALL_SHARE)
  const call = ownCall ? preset.call : ownArea
  return {
    paper,
    surface,
    ink,
    inkSoft: onGrounds(choice.inkSoft ?? (isNewInk ? mix(ink, paper, SOFT_SHARE) : preset.inkSoft), TEXT_CONTRAST),
    line: choice.line ?? (isNewInk ? mix(ink, paper, LINE_SHARE) : preset.line),
    accent,
    accentInk,
    control: onGrounds(isNewInk ? mix(ink, paper, CONTROL_SHARE) : preset.control, CONTROL_CONTRAST),
    call,
    callInk: readable(ownCall ? preset.callInk : call === accent ? accentInk : ink, [call], TEXT_CONTRAST),
    danger: onGrounds(preset.danger, TEXT_CONTRAST),
    success: onGrounds(preset.success, TEXT_CONTRAST),
    focus: isNewInk ? ink : preset.focus,
    shadow: preset.shadow,
  }
}
