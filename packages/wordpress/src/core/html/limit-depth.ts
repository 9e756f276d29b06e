/** Levels of elements in one another; tags of deeper ones are left out, their words stay. */
export const MAX_HTML_DEPTH = 100

/**
 * Most open elements of marks and links. A parser opens them again in each paragraph until they are closed, so that a
 * few that are never closed are enough to make a page endless.
 */
const MAX_OPEN_MARKS = 20

const MARKS = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '))

/** Elements without an end tag, and those whose end is implied by the next of their kind. */
const FLAT = new Set(
  (
    'area base br col embed hr img input link meta param source track wbr ' +
    'p li dt dd tr td th option optgroup thead tbody tfoot colgroup caption rt rp'
  ).split(' '),
)

const TAG = /<(\/?)([a-z][a-z0-9-]*)(?=[\s/>])[^<>]*>/gi

/** HTML that a parser may be given. */
export interface LimitedHtml {
  readonly html: string
  readonly isCut: boolean
}

/** Takes the tags of too deeply nested elements out, so that a parser of HTML has only as much to keep open as is useful. */
export function limitDepth(html: string): LimitedHtml {
  if (hasFewTags(html)) return { html, isCut: false }
  let depth = 0
  let openMarks = 0
  let isCut = false
  const limited = html.replace(TAG, (tag, slash: string, written: string) => {
    const name = written.toLowerCase()
    if (FLAT.has(name)) return tag
    const isMark = MARKS.has(name)
    const place = slash === '' ? depth + 1 : depth
    const mark = slash === '' ? openMarks + 1 : openMarks
    const step = slash === '' ? 1 : -1
    depth = Math.max(0, depth + step)
    if (isMark) openMarks = Math.max(0, openMarks + step)
    if (place <= MAX_HTML_DEPTH && (!isMark || mark <= MAX_OPEN_MARKS)) return tag
    isCut = true
    return ''
  })
  return { html: limited, isCut }
}

/** True for HTML with no more tags than may be open at the same time, whatever they are. */
function hasFewTags(html: string): boolean {
  let at = -1
  for (let tags = 0; tags <= MAX_OPEN_MARKS; tags += 1) {
    at = html.indexOf('<', at + 1)
    if (at === -1) return true
  }
  return false
}
