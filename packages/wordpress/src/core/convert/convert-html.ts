import { normalLines, piecesOfLines } from '../classic/autop.ts'
import { markBareAddresses } from '../classic/bare-addresses.ts'
import { shortcodesOf } from '../classic/shortcode-mappings.ts'
import { attribute, type HtmlNode, parseLimited } from '../html/html-tree.ts'
import { limitDepth } from '../html/limit-depth.ts'
import { handlerOf } from '../rich-text/handlers.ts'
import { blocksOf, type Piece, wordsPiece } from '../rich-text/pieces.ts'
import { type HtmlWalk, START, type WalkState } from '../rich-text/walk.ts'
import { expandShortcodes } from '../shortcodes/expand-shortcodes.ts'
import { anchorsOf } from './anchors.ts'
import type { ConvertContext, ConvertedBlock, ToolsFor } from './convert.ts'
import { joinNeighbours } from './join-neighbours.ts'
import { exampleOf, MAX_CONVERT_DEPTH } from './limits.ts'
import { anchorFrom } from './links.ts'
import { wordsOnly } from './words-only.ts'

/**
 * Converts a piece of HTML with the shortcodes in it: words, lists, headings and images become blocks of text; videos,
 * galleries, tables, forms and whatever no text can hold blocks of their own. What is unsafe goes, with a line of the
 * report.
 *
 * @param options.autop Whether blank lines part paragraphs and line breaks are breaks, as in classic content.
 */
export function convertHtml(
  html: string,
  context: ConvertContext,
  { toolsFor, autop = false }: { readonly toolsFor: ToolsFor; readonly autop?: boolean },
): readonly ConvertedBlock[] {
  if (html.trim() === '') return []
  if (context.depth > MAX_CONVERT_DEPTH) {
    context.report({ level: 'changed', code: 'too-deep', subject: 'content in content', example: exampleOf(html) })
    return wordsOnly(html)
  }
  const marked = markBareAddresses(autop ? normalLines(html) : html)
  const expanded = expandShortcodes(marked, shortcodesOf(context), toolsFor(context))
  const limited = limitDepth(expanded.html)
  if (limited.isCut) context.report({ level: 'changed', code: 'html-too-deep', subject: 'elements in elements' })
  const walk = walkWith(context, autop, expanded.places)
  return joinNeighbours(blocksOf(walk.pieces(parseLimited(limited), START)))
}

function walkWith(
  context: ConvertContext,
  autop: boolean,
  places: ReadonlyMap<string, readonly ConvertedBlock[]>,
): HtmlWalk {
  const walk: HtmlWalk = {
    context,
    anchors: anchorsOf(context.item),
    pieces: (nodes, state) => nodes.flatMap((node) => piecesOf(node, state, walk, autop)),
    shortcode: (place) => places.get(place) ?? [],
  }
  return walk
}

function piecesOf(node: HtmlNode, state: WalkState, walk: HtmlWalk, autop: boolean): readonly Piece[] {
  if (node.kind === 'text') {
    return autop ? piecesOfLines(node.text, state.marks, state.link) : [wordsPiece(node.text, state.marks, state.link)]
  }
  const pieces = handlerOf(node.name)(node, state, walk)
  const anchor = anchorFrom(attribute(node, 'id') ?? (node.name === 'a' ? attribute(node, 'name') : undefined) ?? '')
  return anchor !== undefined && walk.anchors.has(anchor) ? [{ kind: 'anchor', anchor }, ...pieces] : pieces
}
