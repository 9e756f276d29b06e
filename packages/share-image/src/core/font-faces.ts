/** A file with some letters of a typeface. */
export interface FontFace {
  /** Address of the file, as the stylesheet has it. */
  readonly url: string
  /** Letters that it has, as code points, both ends included. */
  readonly ranges: readonly (readonly [number, number])[]
}

/**
 * Reads the files that a stylesheet of font faces names. Faces without a file or without letters, such as those that
 * stand in until a file has come, are left out.
 */
export function parseFontFaces(css: string): readonly FontFace[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rules = '']) => {
    const [, url] = /url\(["']?([^"')]+\.woff2)/.exec(rules) ?? []
    const [, listed] = /unicode-range:([^;}]*)/i.exec(rules) ?? []
    return url && listed ? [{ url, ranges: listed.split(',').flatMap(parseRange) }] : []
  })
}

function parseRange(text: string): readonly (readonly [number, number])[] {
  const [, wild, first, last] = /^\s*U\+(?:([\dA-F]*\?+)|([\dA-F]+)(?:-([\dA-F]+))?)\s*$/i.exec(text) ?? []
  if (wild) return [[Number.parseInt(wild.replaceAll('?', '0'), 16), Number.parseInt(wild.replaceAll('?', 'F'), 16)]]
  if (!first) return []
  const from = Number.parseInt(first, 16)
  return [[from, last ? Number.parseInt(last, 16) : from]]
}

/** Finds the file that has a letter. */
export function faceOf(codePoint: number, faces: readonly FontFace[]): FontFace | undefined {
  return faces.find(({ ranges }) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last))
}

/** Tells if some file has a glyph for every letter of a text. */
export function hasGlyphs(text: string, faces: readonly FontFace[]): boolean {
  return [...text].every((letter) => faceOf(letter.codePointAt(0) ?? 0, faces) !== undefined)
}
