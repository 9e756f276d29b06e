/** Words by which the home page is sought, whatever its title is. */
const HOME_WORDS = ['home', 'home page', 'startseite', 'start page'] as const

/** Characters that are sought. */
const MAX_SOUGHT = 200

/** Words of an editor who looks for something to link to. */
export interface SoughtLink {
  /** Part of the title or address of a document, or of the name of a file; empty: any. */
  readonly document: string
  /** Part of an anchor, as what stands behind `#`. */
  readonly anchor?: string
}

/** Reads what was typed: `contact`, `/contact/`, `/contact/#map`. */
export function soughtLink(typed: string): SoughtLink {
  const [document = '', ...anchor] = typed.slice(0, MAX_SOUGHT).split('#')
  return { document: document.trim(), ...(anchor.length > 0 && { anchor: anchor.join('#').trim().toLowerCase() }) }
}

/** True if the words may mean the home page. */
export function isHomeSought({ document }: SoughtLink): boolean {
  const words = document.toLowerCase()
  return words !== '' && HOME_WORDS.some((word) => word.startsWith(words))
}

/** Documents of one answer in the order of a list: the home page, titles that begin with the words, the others. */
export function inOrder<Found extends { readonly choice: { readonly title: string; readonly path?: string } }>(
  found: readonly Found[],
  { document }: SoughtLink,
): readonly Found[] {
  const words = document.toLowerCase()
  const rank = ({ choice: { title, path } }: Found) =>
    path === '/' ? 0 : title.toLowerCase().startsWith(words) ? 1 : 2
  return found.toSorted((one, other) => rank(one) - rank(other))
}

/** Reads `page:1,page:2,post:3` as ids by type of link; what is none is left out. */
export function knownReferences(written: string, max: number): ReadonlyMap<string, readonly string[]> {
  const known = new Map<string, string[]>()
  for (const one of written.split(',').slice(0, max)) {
    const [type = '', id = ''] = one.split(':')
    if (!/^[a-zA-Z][\w-]{0,40}$/.test(type) || !/^[1-9]\d{0,14}$/.test(id)) continue
    known.set(type, [...(known.get(type) ?? []), id])
  }
  return known
}
