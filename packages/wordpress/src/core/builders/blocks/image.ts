import type { ConvertContext, ConvertedBlock } from '../../convert/convert.ts'
import { reportMissingImage } from '../../convert/images.ts'
import { blockPiece, type Piece } from '../pieces.ts'
import { cutLine } from '../shared/cut-line.ts'
import { findImage, type ImageSource, isNamed } from '../shared/image-source.ts'
import { plainWords } from '../shared/plain-words.ts'
import { textBlock } from '../shared/words-to-rich.ts'
import { buttonPieces } from './buttons.ts'

interface WrittenImage {
  readonly image: ImageSource
  /** Words or HTML below it. */
  readonly caption?: string
  /** Address that it leads to; that of its own file makes it open large. */
  readonly link?: string
  readonly newTab?: boolean
  readonly opensLarge?: boolean
  /** Name of the gallery that it opens in. */
  readonly group?: string
}

/** Characters of a caption and of a gallery's name. */
const MAX_CAPTION = 300
const MAX_GROUP = 60

const IMAGE_FILE = /\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#]|$)/i

/** Makes an image. What it leads to becomes a button below, since images of ours lead nowhere but to themselves. */
export function imagePieces(written: WrittenImage, context: ConvertContext): readonly Piece[] {
  const caption = plainWords(written.caption ?? '')
  const link = written.link ?? ''
  const media = imageOf(written.image, context)
  const opensLarge = written.opensLarge === true || IMAGE_FILE.test(link)
  const label = caption || written.image.alt || media?.alt || media?.title || ''
  const leadsAway = link !== '' && link !== '#' && !IMAGE_FILE.test(link)
  const button = leadsAway
    ? buttonPieces({ address: link, label, newTab: written.newTab === true, look: 'quiet' }, context)
    : []
  if (button.length > 0) context.report({ level: 'changed', code: 'picture-link', subject: link.slice(0, 200) })
  if (!media) return [...textBlock(caption).map(blockPiece), ...button]
  const [below, rest] = cutLine(caption, MAX_CAPTION)
  const [group] = cutLine(written.group ?? '', MAX_GROUP)
  const block: ConvertedBlock = {
    blockType: 'image',
    image: media.ref,
    layout: 'column',
    opensLarge,
    ...(below !== '' && { caption: below }),
    ...(group !== '' && { group }),
  }
  return [...[block, ...textBlock(rest)].map(blockPiece), ...button]
}

/** Finds an image; one that is named and not there is reported. */
export function imageOf(image: ImageSource, context: ConvertContext) {
  if (!isNamed(image)) return undefined
  const found = findImage(image, context)
  if (found?.kind === 'image') return found
  reportMissingImage(image.address ?? `attachment ${image.id}`, context)
  return undefined
}
