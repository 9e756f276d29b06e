import type { ConvertContext, ConvertedBlock } from '../../convert/convert.ts'
import { reportMissingPicture } from '../../convert/pictures.ts'
import { blockPiece, type Piece } from '../pieces.ts'
import { cutLine } from '../shared/cut-line.ts'
import { findPicture, isNamed, type WrittenPicture } from '../shared/picture.ts'
import { plainWords } from '../shared/plain-words.ts'
import { textBlock } from '../shared/words-to-rich.ts'
import { buttonPieces } from './buttons.ts'

interface WrittenImage {
  readonly picture: WrittenPicture
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

const PICTURE_FILE = /\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#]|$)/i

/** Makes a picture. What it leads to becomes a button below, since pictures of ours lead nowhere but to themselves. */
export function imagePieces(written: WrittenImage, context: ConvertContext): readonly Piece[] {
  const caption = plainWords(written.caption ?? '')
  const link = written.link ?? ''
  const media = imageOf(written.picture, context)
  const opensLarge = written.opensLarge === true || PICTURE_FILE.test(link)
  const label = caption || written.picture.alt || media?.alt || media?.title || ''
  const leadsAway = link !== '' && link !== '#' && !PICTURE_FILE.test(link)
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

/** Finds a picture; one that is named and not there is reported. */
export function imageOf(picture: WrittenPicture, context: ConvertContext) {
  if (!isNamed(picture)) return undefined
  const found = findPicture(picture, context)
  if (found?.kind === 'image') return found
  reportMissingPicture(picture.address ?? `attachment ${picture.id}`, context)
  return undefined
}
