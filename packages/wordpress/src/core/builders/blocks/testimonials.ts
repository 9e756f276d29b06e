import type { ConvertContext, ConvertedBlock } from '../../convert/convert.ts'
import { blockPiece, joiningPiece, type Piece } from '../pieces.ts'
import type { ImageSource } from '../shared/image-source.ts'
import { plainParagraphs } from '../shared/plain-paragraphs.ts'
import { plainWords } from '../shared/plain-words.ts'
import { textBlock } from '../shared/words-to-rich.ts'
import { imageOf } from './image.ts'

interface WrittenVoice {
  readonly content: readonly ConvertedBlock[]
  readonly name: string
  readonly role: string
  readonly image?: ImageSource
  readonly stars?: number
}

/** Characters of what was said, of a name and of a role; and stars. */
const MAX_QUOTE = 1000
const MAX_LINE = 200
const MAX_STARS = 5

/** Makes a voice, which joins its neighbours; one that is more than a quotation becomes a text with its name below. */
export function voicePieces(voice: WrittenVoice, context: ConvertContext): readonly Piece[] {
  const quote = plainParagraphs(voice.content)
  const [name, role] = [plainWords(voice.name), plainWords(voice.role)]
  const image = voice.image && imageOf(voice.image, context)
  const isShort =
    quote !== undefined &&
    quote !== '' &&
    quote.length <= MAX_QUOTE &&
    name.length <= MAX_LINE &&
    role.length <= MAX_LINE
  if (!isShort) {
    const source = [name, role].filter((part) => part !== '').join(', ')
    const [portrait] = image ? [{ blockType: 'image', image: image.ref, layout: 'column', opensLarge: false }] : []
    return [...voice.content, ...textBlock(source && `— ${source}`), ...(portrait ? [portrait] : [])].map(blockPiece)
  }
  const stars = voice.stars === undefined ? 0 : Math.round(voice.stars)
  return [
    joiningPiece({
      blockType: 'testimonials',
      variant: 'grid',
      items: [
        {
          quote,
          ...(name !== '' && { name }),
          ...(role !== '' && { role }),
          ...(image && { image: image.ref }),
          ...(stars >= 1 && stars <= MAX_STARS && { stars }),
        },
      ],
    }),
  ]
}
