/** Facts about HTML elements. Names are in lower case; an element in none of these sets is a block of unformatted text. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Blocks whose text is divided into paragraphs. https://html.spec.whatwg.org/multipage/dom.html#flow-content */
const FLOW_CONTAINERS = words(`address article aside blockquote body caption center dd details dialog div dt fieldset
  figcaption figure footer form header li main nav search section td th`)

/** Elements that stand within a paragraph, and those that occur only inside such elements, obsolete ones included. */
const INLINE = words(`a abbr acronym area audio b bdi bdo big br button canvas cite code data datalist del dfn em embed
  font i iframe img input ins kbd label link map mark math meta meter nobr noscript object optgroup option output picture
  progress q rb rp rt rtc ruby s samp script select slot small span strike strong sub sup svg textarea time tt u var
  video wbr`)

/** Inline elements in which a `<br>` is not allowed or, as in fallback content, never seen. */
const UNBROKEN = words('audio datalist iframe object optgroup option picture select video')

/** Blocks that hold one phrase, whose lines are kept apart by breaks. */
const PHRASES = words('h1 h2 h3 h4 h5 h6 legend summary')

/** https://html.spec.whatwg.org/multipage/syntax.html#void-elements */
const VOID = words('area base br col embed hr img input link meta param source track wbr')

/**
 * Elements that an element closes by its start tag. https://html.spec.whatwg.org/multipage/syntax.html#optional-tags
 */
const ENDS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['li', words('li')],
  ['dt', words('dt dd')],
  ['dd', words('dt dd')],
  ['rt', words('rt rp')],
  ['rp', words('rt rp')],
  ['option', words('option')],
  ['optgroup', words('option optgroup')],
  ['td', words('td th')],
  ['th', words('td th')],
  ['tr', words('caption colgroup td th tr')],
  ['colgroup', words('caption colgroup')],
  ['thead', words('caption colgroup')],
  ['tbody', words('caption colgroup td th tr thead tbody tfoot')],
  ['tfoot', words('caption colgroup td th tr thead tbody tfoot')],
])

const NOTHING: ReadonlySet<string> = new Set()

export const isInline = (name: string) => INLINE.has(name)
export const isVoid = (name: string) => VOID.has(name)
export const holdsParagraphs = (name: string) => FLOW_CONTAINERS.has(name)
export const holdsPhrase = (name: string) => PHRASES.has(name)
export const forbidsBreaks = (name: string) => UNBROKEN.has(name)
export const keepsWhiteSpace = (name: string) => name === 'pre' || name === 'template'
export const isCustomElement = (name: string) => name.includes('-')

/** Names of the elements that end where the named one begins, though their end tags are missing. */
export const endedBy = (name: string): ReadonlySet<string> => ENDS.get(name) ?? NOTHING

/** True for elements whose content is not ours to format: scripts, SVG, MathML, text areas. */
export const isOpaque = (name: string) => isForeign(name) || /^(script|style|textarea|title)$/.test(name)

/** True for elements of SVG and MathML, which may nest in themselves and be self-closing. */
export const isForeign = (name: string) => name === 'svg' || name === 'math'
