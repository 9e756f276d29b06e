export const IMAGE_FITS = ['cover', 'contain'] as const

/** How an image or a video fills its place. */
export type ImageFit = (typeof IMAGE_FITS)[number]
