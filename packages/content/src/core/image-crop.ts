import { given, record } from './stored.ts'

/** Shapes that an image can be cut to, width to height. */
export const CROP_RATIOS = ['1:1', '4:3', '3:2', '16:9', '21:9', '3:4', '2:3'] as const

export type CropRatio = (typeof CROP_RATIOS)[number]

/** Windows for which an image has a shape of its own: all of them, and narrow ones that differ. */
export const CROP_WIDTHS = ['wide', 'tablet', 'phone'] as const

export type CropWidth = (typeof CROP_WIDTHS)[number]

/** How an image is cut where it stands. What is absent is that of the image, or of the design. */
export interface ImageCrop extends Partial<Readonly<Record<CropWidth, CropRatio>>> {
  /** Point that stays in view, in whole percent from the left and the top. */
  readonly focus?: { readonly x: number; readonly y: number }
}

/** Reads `{ focus: { x, y }, wide, tablet, phone }`. Undefined: nothing of it was chosen. */
export function parseImageCrop(raw: unknown): ImageCrop | undefined {
  const stored = record(raw)
  const { x, y } = record(stored.focus)
  const crop: ImageCrop = given({
    focus: isPercent(x) && isPercent(y) ? { x: Math.round(x), y: Math.round(y) } : undefined,
    wide: ratioOf(stored.wide),
    tablet: ratioOf(stored.tablet),
    phone: ratioOf(stored.phone),
  })
  return Object.keys(crop).length > 0 ? crop : undefined
}

/** True of a stored crop that has nothing but known choices; nothing at all is one, too. */
export function isImageCrop(raw: unknown): boolean {
  if (raw === undefined || raw === null) return true
  const names = Object.keys(record(raw))
  return names.length > 0 && names.length === Object.keys(parseImageCrop(raw) ?? {}).length
}

function ratioOf(value: unknown): CropRatio | undefined {
  return CROP_RATIOS.find((ratio) => ratio === value)
}

function isPercent(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 100
}
