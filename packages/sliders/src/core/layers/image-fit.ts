export const IMAGE_FITS = ['cover', 'contain'] as const

/** Fit of an image or a video in its box. */
export type ImageFit = (typeof IMAGE_FITS)[number]
