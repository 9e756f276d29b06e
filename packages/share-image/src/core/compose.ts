import { breakLines } from './break-lines.ts'
import type { ShareCard } from './share-card.ts'

/** Pixels, as services ask for it. https://ogp.me, https://developers.facebook.com/docs/sharing/webmasters/images */
export const IMAGE_WIDTH = 1200
export const IMAGE_HEIGHT = 630

/** Style in which a text is set. */
export interface TextStyle {
  readonly faces: readonly string[]
  /** Pixels. */
  readonly size: number
  readonly weight: number
  readonly opticalSize: number
  /** Em. */
  readonly tracking: number
}

/** Turns texts into outlines. */
export interface Typesetter {
  /** Width in pixels. */
  measure(text: string, setting: TextStyle): number
  /** Outlines as elements of SVG, beginning at 0 on the baseline and reading from left to right as the eye sees it. */
  outline(text: string, setting: TextStyle, direction: 'ltr' | 'rtl'): string
}

/** Pixels around everything that is to be read. */
const MARGIN = 84

/** Pixels of the site's name, and of its mark. */
const NAME_SIZE = 31
const MARK_SIZE = 22

const TEXT_WEIGHT = 500

/** Pixels of a title that fits at no other size. */
const SMALLEST_SIZE = 50

/** Sizes of a title in pixels, with the lines that it may have: large as long as it is short. */
const SIZES = [
  { size: 164, lines: 1 },
  { size: 132, lines: 2 },
  { size: 112, lines: 3 },
  { size: 96, lines: 3 },
  { size: 82, lines: 4 },
  { size: 70, lines: 5 },
  { size: 60, lines: 5 },
  { size: SMALLEST_SIZE, lines: 6 },
] as const

/** Widest line of a title in pixels: the disc behind it shows at its end. */
const TITLE_WIDTH = IMAGE_WIDTH - 2 * MARGIN

/** Line height of a title as a factor of its size. */
const LEADING = 1.06

/** Points in a pixel, for optical sizes. */
const POINTS = 0.75

/** Draws a card as SVG: a page of the site, seen from far. */
export function compose(card: ShareCard, typesetter: Typesetter): string {
  const { colors, direction } = card
  const { paper, surface, ink, accent, line } = colors
  const { lines, setting, leading } = setTitle(card, typesetter)
  const isRtl = direction === 'rtl'
  const atStart = (x: number, width: number) => (isRtl ? IMAGE_WIDTH - x - width : x)
  const lastBaseline = IMAGE_HEIGHT - MARGIN - setting.size * 0.12
  const title = lines.map((text, index) => {
    const x = atStart(MARGIN - setting.size * 0.04, typesetter.measure(text, setting))
    const y = lastBaseline - (lines.length - 1 - index) * leading
    return placed(typesetter.outline(text, setting, direction), x, y, ink)
  })
  const name: TextStyle = {
    faces: card.type.text,
    size: NAME_SIZE,
    weight: TEXT_WEIGHT,
    opticalSize: NAME_SIZE * POINTS,
    tracking: 0,
  }
  const nameX = atStart(MARGIN + MARK_SIZE + 20, typesetter.measure(card.siteName, name))
  const nameY = MARGIN + NAME_SIZE * 0.62
  const mark = { x: atStart(MARGIN, MARK_SIZE) + MARK_SIZE / 2, y: MARGIN + NAME_SIZE * 0.62 - NAME_SIZE * 0.34 }
  const discX = isRtl ? 130 : IMAGE_WIDTH - 130
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${IMAGE_WIDTH}" height="${IMAGE_HEIGHT}" viewBox="0 0 ${IMAGE_WIDTH} ${IMAGE_HEIGHT}">`,
    `<rect width="${IMAGE_WIDTH}" height="${IMAGE_HEIGHT}" fill="${paper}"/>`,
    `<circle cx="${discX}" cy="96" r="330" fill="${surface}"/>`,
    `<circle cx="${discX}" cy="96" r="330" fill="none" stroke="${line}" stroke-width="1.5"/>`,
    `<circle cx="${mark.x}" cy="${mark.y}" r="${MARK_SIZE / 2}" fill="${accent}"/>`,
    placed(typesetter.outline(card.siteName, name, direction), nameX, nameY, ink),
    ...title,
    `<rect y="${IMAGE_HEIGHT - 14}" width="${IMAGE_WIDTH}" height="14" fill="${accent}"/>`,
    '</svg>',
  ].join('')
}

/** The largest size at which a title fits. */
function setTitle({ title, type }: ShareCard, { measure }: Typesetter) {
  const settingOf = (size: number): TextStyle => ({
    faces: type.display,
    size,
    weight: type.weight,
    opticalSize: type.opticalSize ?? size * POINTS,
    tracking: type.tracking,
  })
  const space = IMAGE_HEIGHT - 2 * MARGIN - NAME_SIZE * 2
  let set = { lines: [title] as readonly string[], setting: settingOf(SMALLEST_SIZE), leading: 0 }
  for (const { size, lines: most } of SIZES) {
    const setting = settingOf(size)
    const lines = breakLines(title, TITLE_WIDTH, (text) => measure(text, setting))
    const leading = size * LEADING * type.leading
    set = { lines, setting, leading }
    const isWide = lines.some((text) => measure(text, setting) > TITLE_WIDTH)
    const isBroken = lines.some((text) => text.endsWith('-'))
    if (!isWide && lines.length <= most && lines.length * leading <= space && (!isBroken || size === SMALLEST_SIZE))
      break
  }
  return set
}

function placed(outline: string, x: number, y: number, color: string): string {
  return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)})" fill="${color}">${outline}</g>`
}
