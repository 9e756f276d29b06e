import { type DefaultTreeAdapterTypes, parseFragment, defaultTreeAdapter as tree } from 'parse5'
import type { Verdict } from './family.ts'

/** Elements that begin and end a line, or show nothing: white space beside their tags is not seen. */
const BLOCKS = new Set(
  [
    'address article aside blockquote br caption center col colgroup dd details dialog div dl dt fieldset figcaption',
    'figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li link main menu meta nav ol optgroup option p',
    'param pre search section source style script summary table tbody td template tfoot th thead tr track ul',
  ].flatMap((names) => names.split(' ')),
)

/** Elements whose white space counts as it stands. */
const VERBATIM = new Set(['pre', 'textarea', 'script', 'style'])

/** Attributes that are on when they are there, whatever they say. */
const FLAGS = new Set(['checked', 'controls', 'disabled', 'hidden', 'multiple', 'novalidate', 'readonly', 'selected'])

/** Pieces before and after the first difference that are shown. */
const SHOWN_PIECES = 4

type Piece =
  | { readonly kind: 'tag'; readonly text: string; readonly block: boolean }
  | { readonly kind: 'text'; readonly text: string; readonly verbatim: boolean }

/**
 * Compares two pieces of HTML as documents. Comments, what an attribute says that is on by being there, the order of attributes, how characters are escaped and white
 * space beside blocks do not count; a run of white space counts as one blank.
 *
 * @returns Undefined when they are the same, else where they part.
 */
export function htmlDiffers(recorded: string, ours: string): Verdict {
  const left = canonical(recorded)
  const right = canonical(ours)
  const at = left.findIndex((piece, index) => piece !== right[index])
  if (at < 0 && left.length === right.length) return undefined
  const start = Math.max(0, (at < 0 ? left.length : at) - SHOWN_PIECES)
  const shown = (pieces: readonly string[]) => JSON.stringify(pieces.slice(start, start + 2 * SHOWN_PIECES).join(''))
  return `html: recorded ${shown(left)}, ours ${shown(right)}`
}

/** Tags and texts in order, each written in the one way that equal documents share. */
function canonical(html: string): readonly string[] {
  const pieces = joinTexts([...piecesOf(parseFragment(html), false)])
  return pieces
    .map((piece, index) => {
      if (piece.kind === 'tag' || piece.verbatim) return piece.text
      const text = piece.text.replaceAll(/[\t\n\f\r ]+/g, ' ')
      const opened = isBlock(pieces[index - 1]) ? text.replace(/^ /, '') : text
      return isBlock(pieces[index + 1]) ? opened.replace(/ $/, '') : opened
    })
    .filter((text) => text !== '')
}

function* piecesOf(parent: DefaultTreeAdapterTypes.ParentNode, verbatim: boolean): Generator<Piece> {
  for (const node of parent.childNodes) {
    if (tree.isTextNode(node)) yield { kind: 'text', text: node.value, verbatim }
    if (!tree.isElementNode(node)) continue
    const { tagName } = node
    const block = BLOCKS.has(tagName)
    const attributes = node.attrs
      .map(({ name, value }) => ` ${name}=${JSON.stringify(FLAGS.has(name) ? '' : value)}`)
      .sort()
    yield { kind: 'tag', text: `<${tagName}${attributes.join('')}>`, block }
    const content = 'content' in node ? (node as DefaultTreeAdapterTypes.Template).content : node
    yield* piecesOf(content, verbatim || VERBATIM.has(tagName))
    yield { kind: 'tag', text: `</${tagName}>`, block }
  }
}

/** A comment parts a text without changing it. */
function joinTexts(pieces: readonly Piece[]): readonly Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (piece.kind === 'text' && last?.kind === 'text')
      joined[joined.length - 1] = { ...last, text: last.text + piece.text }
    else joined.push(piece)
  }
  return joined
}

/** The beginning and the end of the whole count as a block's. */
function isBlock(piece: Piece | undefined): boolean {
  return piece === undefined || (piece.kind === 'tag' && piece.block)
}
