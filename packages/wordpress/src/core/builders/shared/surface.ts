/** Colours of areas in our design, by what they mean. */
export type Surface = 'paper' | 'surface' | 'ink' | 'accent'

interface GroundColor {
  readonly surface: Surface
  /** 0 to 1. */
  readonly alpha: number
}

/** Luminance from which a ground is taken for the paper of a page, and bounds of what counts as light and as dark. */
const PAPER = 0.97
const LIGHT = 0.7
const DARK = 0.18

/** Distance of the strongest and the weakest channel, 0 to 1, from which a colour is no grey. */
const COLORFUL = 0.35

/** Places of Avada's palette, from light to dark. https://theme-fusion.com: eight global colours. */
const AVADA_PALETTE: Readonly<Record<string, Surface>> = {
  '1': 'paper',
  '2': 'surface',
  '3': 'surface',
  '4': 'accent',
  '5': 'accent',
  '6': 'ink',
  '7': 'ink',
  '8': 'ink',
}

/** Finds the colour of ours that comes nearest to one of CSS. Undefined for none, and for one that cannot be seen. */
export function groundColor(written: string): GroundColor | undefined {
  const css = written.trim().toLowerCase()
  const awb = /^var\(\s*--awb-color(\d)/.exec(css)?.[1]
  if (awb !== undefined) return { surface: AVADA_PALETTE[awb] ?? 'surface', alpha: 1 }
  const channels = hex(css) ?? rgb(css) ?? NAMED[css]
  if (!channels) return css.startsWith('var(') || css.startsWith('hsl') ? { surface: 'surface', alpha: 1 } : undefined
  const [red, green, blue, alpha] = channels
  return alpha < 0.05 ? undefined : { surface: surfaceOf(red / 255, green / 255, blue / 255), alpha }
}

function surfaceOf(red: number, green: number, blue: number): Surface {
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  if (luminance >= PAPER) return 'paper'
  if (luminance >= LIGHT) return 'surface'
  const spread = Math.max(red, green, blue) - Math.min(red, green, blue)
  if (luminance <= DARK || spread < COLORFUL) return luminance > 0.5 ? 'surface' : 'ink'
  return 'accent'
}

type Channels = readonly [number, number, number, number]

const NAMED: Readonly<Record<string, Channels>> = {
  white: [255, 255, 255, 1],
  black: [0, 0, 0, 1],
  gray: [128, 128, 128, 1],
  grey: [128, 128, 128, 1],
}

function hex(css: string): Channels | undefined {
  const digits = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(css)?.[1]
  if (digits === undefined) return undefined
  const wide = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits
  const at = (place: number) => Number.parseInt(wide.slice(place, place + 2), 16)
  return [at(0), at(2), at(4), wide.length === 8 ? at(6) / 255 : 1]
}

function rgb(css: string): Channels | undefined {
  const inside = /^rgba?\(([^()]{1,60})\)$/.exec(css)?.[1]
  const numbers = inside
    ?.split(/[\s,/]+/)
    .filter(Boolean)
    .map(Number.parseFloat)
  if (!numbers || numbers.length < 3 || numbers.some(Number.isNaN)) return undefined
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers
  return [red, green, blue, alpha]
}
