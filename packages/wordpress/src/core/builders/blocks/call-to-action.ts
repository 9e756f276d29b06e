import type { ConvertContext, ConvertedBlock } from '../../convert/convert.ts'
import { blockPiece, joiningPiece, type Piece } from '../pieces.ts'
import type { ImageSource } from '../shared/image-source.ts'
import { plainParagraphs } from '../shared/plain-paragraphs.ts'
import { plainWords } from '../shared/plain-words.ts'
import { linkOf, type WrittenLink } from '../shared/written-link.ts'
import { buttonPieces } from './buttons.ts'
import { headingPieces } from './heading.ts'
import { imageOf, imagePieces } from './image.ts'

interface WrittenCall {
  /** Words or HTML of one line. */
  readonly heading: string
  readonly content: readonly ConvertedBlock[]
  readonly image?: ImageSource
  readonly links: readonly WrittenLink[]
}

/** Characters of heading and text, and links. */
const MAX_HEADING = 200
const MAX_TEXT = 600
const MAX_LINKS = 3

/** Makes a call to action; one that says more becomes heading, text and buttons. */
export function callPieces(call: WrittenCall, context: ConvertContext): readonly Piece[] {
  const heading = plainWords(call.heading)
  const text = plainParagraphs(call.content)
  const links = call.links.flatMap((link) => linkOf(link, context) ?? [])
  const isWhole = links.length === call.links.filter(({ label }) => label !== '').length
  const fits = heading !== '' && heading.length <= MAX_HEADING && links.length <= MAX_LINKS && isWhole
  if (!fits || text === undefined || text.length > MAX_TEXT) {
    return [
      ...(call.image ? imagePieces({ image: call.image }, context) : []),
      ...headingPieces({ text: call.heading }, context),
      ...call.content.map(joiningPiece),
      ...call.links.flatMap((link) => buttonPieces(link, context)),
    ]
  }
  const image = call.image && imageOf(call.image, context)
  return [
    blockPiece({
      blockType: 'callToAction',
      heading,
      ground: 'surface',
      links: links.map((link) => ({ link })),
      ...(text !== '' && { text }),
      ...(image && { image: image.ref }),
    }),
  ]
}
