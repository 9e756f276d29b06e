/** A file with some letters of a typeface. */
export interface TypefaceFile {
  /** TrueType. */
  readonly font: Uint8Array
  /** True for letters that it has. */
  readonly has: (codePoint: number) => boolean
}

/** Typefaces of a site for headings and texts, each with those for other scripts behind it. */
export interface Typefaces {
  readonly display: readonly TypefaceFile[]
  readonly text: readonly TypefaceFile[]
}
