/** The order of layers, which the build writes before every stylesheet, says nothing among font faces. */
const LAYERS = /^@layer [^;{]*;/

/** Typefaces of a page. */
export interface PageFonts {
  /** Font faces, as text of a stylesheet. */
  readonly css: string
  /** Addresses of the files that the first screen needs. */
  readonly preloads: readonly string[]
}

/** Finds the font faces of typefaces, by the names of their sheets; the two that come first are those of the first screen. */
export type FontSheets = (names: readonly string[]) => PageFonts

/** Typefaces that the first screen shows: that of headings and that of text. */
const PRELOADED = 2

/**
 * Reads the built sheets of typefaces. Each begins with the face that most pages need.
 *
 * @param sheets Text by name.
 */
export function fontSheets(sheets: ReadonlyMap<string, string>): FontSheets {
  const faces = new Map([...sheets].map(([name, css]) => [name, css.replace(LAYERS, '').trim()]))
  return (names) => {
    const known = names.flatMap((name) => faces.get(name) ?? [])
    return {
      css: known.join(''),
      preloads: known.slice(0, PRELOADED).flatMap((css) => /url\(["']?([^"')]+\.woff2)/.exec(css)?.[1] ?? []),
    }
  }
}
