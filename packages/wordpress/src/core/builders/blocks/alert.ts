import type { ConvertedBlock } from '../../convert/convert.ts'
import { blockPiece, type Piece } from '../pieces.ts'
import { cutLine } from '../shared/cut-line.ts'
import { plainWords } from '../shared/plain-words.ts'
import { richContent } from '../shared/rich-content.ts'
import { paragraphsOf } from '../shared/words-to-rich.ts'

interface WrittenAlert {
  /** In the words of any builder. */
  readonly tone: string
  readonly title?: string
  readonly content: readonly ConvertedBlock[]
  readonly closes: boolean
}

/** Characters of a title. */
const MAX_TITLE = 200

const TONES: Readonly<Record<string, 'note' | 'success' | 'warning' | 'danger'>> = {
  success: 'success',
  error: 'danger',
  danger: 'danger',
  'alert-danger': 'danger',
  notice: 'warning',
  warning: 'warning',
  'alert-warning': 'warning',
  'alert-success': 'success',
  green: 'success',
  red: 'danger',
  yellow: 'warning',
  orange: 'warning',
}

export function alertPieces({ tone, title: written = '', content: blocks, closes }: WrittenAlert): readonly Piece[] {
  const [title, restOfTitle] = cutLine(plainWords(written), MAX_TITLE)
  const { content, rest } = richContent(blocks, paragraphsOf(restOfTitle))
  const isEmpty = title === '' && content === undefined
  const alert: ConvertedBlock = {
    blockType: 'alert',
    tone: (Object.hasOwn(TONES, tone) && TONES[tone]) || 'note',
    closes: closes ? 'once' : 'never',
    ...(title !== '' && { title }),
    ...(content && { content }),
  }
  return [...(isEmpty ? [] : [alert]), ...rest].map(blockPiece)
}
