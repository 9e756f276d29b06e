import type { ConvertContext } from '../../convert/convert.ts'
import { blockPiece, type Piece } from '../pieces.ts'
import { cutLine } from '../shared/cut-line.ts'
import type { ImageSource } from '../shared/image-source.ts'
import { plainWords } from '../shared/plain-words.ts'
import { imageOf, imagePieces } from './image.ts'

interface WrittenComparison {
  readonly before: ImageSource
  readonly after: ImageSource
  readonly beforeLabel: string
  readonly afterLabel: string
}

/** Characters of a word on an image. */
const MAX_LABEL = 40

/** Makes two images with a handle; when one of them is not there, the other stands alone. */
export function beforeAfterPieces(written: WrittenComparison, context: ConvertContext): readonly Piece[] {
  const [before, after] = [imageOf(written.before, context), imageOf(written.after, context)]
  const [beforeLabel, afterLabel] = [plainWords(written.beforeLabel), plainWords(written.afterLabel)]
  if (!before || !after) {
    return [
      ...(before ? imagePieces({ image: written.before, caption: beforeLabel }, context) : []),
      ...(after ? imagePieces({ image: written.after, caption: afterLabel }, context) : []),
    ]
  }
  const caption = [beforeLabel, afterLabel].filter((label) => label.length > MAX_LABEL).join(' / ')
  return [
    blockPiece({
      blockType: 'beforeAfter',
      before: before.ref,
      after: after.ref,
      ...(beforeLabel !== '' && { beforeLabel: cutLine(beforeLabel, MAX_LABEL)[0] }),
      ...(afterLabel !== '' && { afterLabel: cutLine(afterLabel, MAX_LABEL)[0] }),
      ...(caption !== '' && { caption: cutLine(caption, 300)[0] }),
    }),
  ]
}
