import { type BlockAttributes, groupAttribute, textAttribute } from '../grammar/attributes.ts'

/** Luminance below which a ground is dark, from 0 to 1. */
const DARK = 0.4

/** The colour that a block has behind it: of the palette by name, or written out. Undefined for none. */
export function groundColour(attributes: BlockAttributes): string | undefined {
  const colours = groupAttribute(groupAttribute(attributes, 'style'), 'color')
  return (
    textAttribute(attributes, 'backgroundColor') ??
    textAttribute(colours, 'background') ??
    textAttribute(attributes, 'gradient') ??
    textAttribute(colours, 'gradient') ??
    textAttribute(attributes, 'customBackgroundColor')
  )
}

/** The colour of ours that comes nearest: dark ones are ink, all others a shade darker than the page. */
export function surfaceOf(colour: string): 'ink' | 'surface' {
  return isDark(colour) ? 'ink' : 'surface'
}

export function isDark(colour: string): boolean {
  if (/(?:^|-)(?:black|dark|contrast|ink|navy|charcoal)(?:$|-)/i.test(colour)) return true
  const luminance = luminanceOf(colour)
  return luminance !== undefined && luminance < DARK
}

function luminanceOf(colour: string): number | undefined {
  const hex = /^#([\da-f]{3}|[\da-f]{6})(?:[\da-f]{2})?$/i.exec(colour.trim())?.[1]
  const numbers = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/i.exec(colour.trim())?.slice(1).map(Number)
  const channels = hex
    ? (hex.length === 3 ? [...hex].map((sign) => `${sign}${sign}`) : (hex.match(/../g) ?? [])).map((pair) =>
        Number.parseInt(pair, 16),
      )
    : numbers
  if (!channels) return undefined
  const [red = 0, green = 0, blue = 0] = channels
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}
