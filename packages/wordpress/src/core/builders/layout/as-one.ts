import type { ConvertedBlock } from '../../convert/convert.ts'
import { MAX_LENGTH, MAX_ROWS } from '../../convert/limits.ts'
import { plainParagraphs } from '../shared/plain-paragraphs.ts'

/** Makes one block of columns that are alike: a gallery of single images, boxes of image, heading, text and button. */
export function asOne(columns: readonly (readonly ConvertedBlock[])[]): ConvertedBlock | undefined {
  return gallery(columns) ?? boxes(columns)
}

function gallery(columns: readonly (readonly ConvertedBlock[])[]): ConvertedBlock | undefined {
  const images = columns.flatMap((blocks) => {
    const [block] = blocks
    return blocks.length === 1 && block?.blockType === 'image' && !block.frame ? [block] : []
  })
  if (images.length < columns.length || images.length > MAX_ROWS.images) return undefined
  return {
    blockType: 'gallery',
    layout: 'masonry',
    columns: '4',
    pictures: images.map(({ image, caption }) => ({ image, ...(caption !== undefined && { caption }) })),
  }
}

interface Box {
  readonly image?: unknown
  readonly title?: string
  readonly text?: string
  readonly link?: unknown
}

function boxes(columns: readonly (readonly ConvertedBlock[])[]): ConvertedBlock | undefined {
  if (columns.length > MAX_ROWS.boxes) return undefined
  const all = columns.map(boxOf)
  if (!all.every((box) => box?.title !== undefined)) return undefined
  const hasImages = all.every((box) => box?.image !== undefined)
  const hasNone = all.every((box) => box?.image === undefined)
  if (!hasImages && !hasNone) return undefined
  const looks = hasImages
    ? { variant: 'cards' }
    : { variant: 'icons', columns: '4', iconPlace: 'top', align: 'start', hover: 'none' }
  return { blockType: 'contentBoxes', ...looks, boxes: all }
}

/** A column as a box: each part once, in this order. */
function boxOf(blocks: readonly ConvertedBlock[]): Box | undefined {
  const rest = [...blocks]
  const take = (...types: readonly string[]) =>
    types.includes(rest[0]?.blockType ?? '') && !rest[0]?.frame ? rest.shift() : undefined
  const image = take('image')
  const heading = take('heading')
  const text = take('richText')
  const buttons = take('buttonGroup')
  if (rest.length > 0 || image?.caption !== undefined || heading?.eyebrow !== undefined) return undefined
  const words = text ? plainParagraphs([text]) : undefined
  const links = buttons && Array.isArray(buttons.buttons) ? buttons.buttons : []
  if ((text && words === undefined) || (words ?? '').length > MAX_LENGTH.paragraph || links.length > 1) return undefined
  const title =
    typeof heading?.text === 'string' && heading.text.length <= MAX_LENGTH.heading ? heading.text : undefined
  return {
    ...(image && { image: image.image }),
    ...(title !== undefined && { title }),
    ...(words && { text: words }),
    ...(links.length === 1 && { link: links[0].link }),
  }
}
