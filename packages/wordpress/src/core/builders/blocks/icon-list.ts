import type { ConvertContext } from '../../convert/convert.ts'
import { inParts } from '../../convert/limits.ts'
import { blockPiece, type Piece } from '../pieces.ts'
import { cutLine } from '../shared/cut-line.ts'
import { escapeHtml } from '../shared/escape-html.ts'
import { htmlBlocks } from '../shared/html-blocks.ts'
import { iconName } from '../shared/icon-name.ts'
import { plainParagraphs } from '../shared/plain-paragraphs.ts'
import { linkOf, type WrittenLink } from '../shared/written-link.ts'

interface WrittenPoint {
  /** HTML. */
  readonly html: string
  readonly icon?: string
  readonly link?: WrittenLink
}

/** Points of a list, and characters of a point and its detail. */
const MAX_POINTS = 40
const MAX_TEXT = 200
const MAX_DETAIL = 400

/** Makes a list with icons; one whose points hold links, images or long texts becomes a list of a text. */
export function iconListPieces(
  points: readonly WrittenPoint[],
  icon: string,
  context: ConvertContext,
): readonly Piece[] {
  const read = points
    .map((point) => ({ point, blocks: htmlBlocks(point.html, context) }))
    .filter(({ blocks }) => blocks.length > 0)
  const items = read.map(({ point, blocks }) => itemOf(point, plainParagraphs(blocks), context))
  if (items.length === 0) return []
  if (items.some((item) => item === undefined)) return htmlBlocks(asList(points), context).map(blockPiece)
  const own = iconName(icon) ?? 'check'
  return inParts(items, MAX_POINTS).map((part) =>
    blockPiece({ blockType: 'iconList', layout: 'list', icon: own, items: part }),
  )
}

function asList(points: readonly WrittenPoint[]): string {
  const items = points.map(({ html, link }) =>
    link?.address ? `<a href="${escapeHtml(link.address)}">${html}</a>` : html,
  )
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
}

function itemOf({ icon = '', link }: WrittenPoint, words: string | undefined, context: ConvertContext) {
  const [text = '', ...others] = (words ?? '').split('\n')
  const [line, rest] = cutLine(text, MAX_TEXT)
  const detail = [rest, ...others].filter((part) => part !== '').join(' ')
  if (line === '' || detail.length > MAX_DETAIL) return undefined
  const own = iconName(icon)
  const group = link && linkOf(link, context)
  return { text: line, ...(own && { icon: own }), ...(detail !== '' && { detail }), ...(group && { link: group }) }
}
