import type { ConvertContext, ConvertedBlock } from '../../convert/convert.ts'
import { inParts } from '../../convert/limits.ts'
import { joiningPiece, type Piece } from '../pieces.ts'
import { cutLine } from '../shared/cut-line.ts'
import { iconName } from '../shared/icon-name.ts'
import type { ImageSource } from '../shared/image-source.ts'
import { plainParagraphs } from '../shared/plain-paragraphs.ts'
import { plainWords } from '../shared/plain-words.ts'
import { linkOf, type WrittenLink } from '../shared/written-link.ts'
import { buttonPieces } from './buttons.ts'
import { headingPieces } from './heading.ts'
import { imageOf, imagePieces } from './image.ts'

export interface WrittenBox {
  /** Words or HTML of one line. */
  readonly title: string
  readonly content: readonly ConvertedBlock[]
  readonly icon?: string
  readonly image?: ImageSource
  readonly link?: WrittenLink
  readonly detail?: string
}

interface BoxesLook {
  /** Boxes in a row. */
  readonly columns?: number
  readonly iconPlace?: 'top' | 'start' | 'beside'
  readonly align?: 'start' | 'center' | 'end'
  readonly variant?: 'prices'
}

/** Boxes of a block, and characters of their parts. */
const MAX_BOXES = 24
const MAX_TITLE = 200
const MAX_DETAIL = 120
const MAX_TEXT = 600

/**
 * Makes boxes. When one of them says more than a box can (lists, links, long texts, no title), all of them become
 * columns of headings, images and texts.
 */
export function contentBoxesPieces(
  boxes: readonly WrittenBox[],
  look: BoxesLook,
  context: ConvertContext,
): readonly Piece[] {
  const shown = boxes.filter(
    ({ title, content, image, detail }) => plainWords(title) || content.length > 0 || image || detail,
  )
  const plain = shown.map((box) => boxOf(box, context))
  if (plain.some((box) => box === undefined)) return asColumns(shown, look, context)
  const hasImages = plain.some((box) => box?.image !== undefined)
  const columns = look.columns === 2 ? '2' : (look.columns ?? 3) >= 4 ? '4' : '3'
  const form = look.variant
    ? { variant: look.variant }
    : hasImages
      ? { variant: 'cards' }
      : { variant: 'icons', columns, iconPlace: look.iconPlace ?? 'top', align: look.align ?? 'start', hover: 'none' }
  return inParts(plain, MAX_BOXES).map((part) => joiningPiece({ blockType: 'contentBoxes', ...form, boxes: part }))
}

function boxOf(box: WrittenBox, context: ConvertContext) {
  const text = plainParagraphs(box.content)
  const [title, restOfTitle] = cutLine(plainWords(box.title), MAX_TITLE)
  const words = [restOfTitle, text].filter((part) => part).join('\n')
  const detail = plainWords(box.detail ?? '')
  if (text === undefined || title === '' || words.length > MAX_TEXT || detail.length > MAX_DETAIL) return undefined
  const image = box.image && imageOf(box.image, context)
  const icon = iconName(box.icon ?? '')
  const link = box.link && linkOf(box.link, context)
  return {
    title,
    ...(detail !== '' && { detail }),
    ...(words !== '' && { text: words }),
    ...(image && { image: image.ref }),
    ...(icon && !image && { icon }),
    ...(link && { link }),
  }
}

function asColumns(
  boxes: readonly WrittenBox[],
  { columns = 3 }: BoxesLook,
  context: ConvertContext,
): readonly Piece[] {
  const width = 1 / Math.max(1, Math.min(3, columns, boxes.length))
  return [{ piece: 'row', isOpen: false, columns: boxes.map((box) => ({ width, pieces: piecesOf(box, context) })) }]
}

function piecesOf(box: WrittenBox, context: ConvertContext): readonly Piece[] {
  const image = box.image ? imagePieces({ image: box.image }, context) : []
  const words = [box.title, box.detail ?? ''].filter((part) => part !== '').join(' ')
  const button =
    box.link && linkOf(box.link, context)
      ? buttonPieces({ ...box.link, label: box.link.label || words, look: 'quiet' }, context)
      : []
  return [...image, ...headingPieces({ text: words, level: '3' }, context), ...box.content.map(joiningPiece), ...button]
}
