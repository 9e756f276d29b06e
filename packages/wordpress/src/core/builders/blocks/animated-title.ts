import type { ConvertContext } from '../../convert/convert.ts'
import { blockPiece, type Piece } from '../pieces.ts'
import { plainWords } from '../shared/plain-words.ts'
import { alignOf, headingPieces } from './heading.ts'

interface WrittenAnimatedTitle {
  readonly before: string
  readonly rotating: readonly string[]
  /** Words with a stroke, where none change. */
  readonly highlighted?: string
  readonly after: string
  readonly level?: string
  readonly align?: string
}

/** Characters of the parts, and words that change. */
const MAX_SIDE = 200
const MAX_PART = 120
const MAX_TEXTS = 12

/** Makes a title of which a part moves; one that is too long stands still. */
export function animatedTitlePieces(title: WrittenAnimatedTitle, context: ConvertContext): readonly Piece[] {
  const [before, after] = [plainWords(title.before), plainWords(title.after)]
  const texts = title.rotating.map(plainWords).filter((text) => text !== '')
  const phrase = plainWords(title.highlighted ?? '')
  const parts = texts.length > 0 ? texts : phrase === '' ? [] : [phrase]
  const isShort =
    before.length <= MAX_SIDE && after.length <= MAX_SIDE && parts.every((part) => part.length <= MAX_PART)
  if (parts.length === 0 || parts.length > MAX_TEXTS || !isShort) {
    const text = [before, parts.join(', '), after].filter((part) => part !== '').join(' ')
    return headingPieces({ ...title, text }, context)
  }
  const moving =
    texts.length > 0 ? { kind: 'rotating', texts: texts.map((text) => ({ text })) } : { kind: 'highlighted', phrase }
  const level = /[1-2]/.test(title.level ?? '2') ? '2' : /3/.test(title.level ?? '') ? '3' : '4'
  return [
    blockPiece({
      blockType: 'animatedTitle',
      ...moving,
      level,
      size: '4',
      align: alignOf(title.align),
      ...(before !== '' && { before }),
      ...(after !== '' && { after }),
    }),
  ]
}
