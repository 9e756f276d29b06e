import { joiningPiece, type Piece } from '../pieces.ts'
import { cutLine } from '../shared/cut-line.ts'
import { plainWords } from '../shared/plain-words.ts'
import { textBlock } from '../shared/words-to-rich.ts'

interface WrittenProgress {
  readonly percent: string
  readonly label: string
  readonly shape: 'bar' | 'circle'
}

/** Characters of a label. */
const MAX_LABEL = 120

/** Makes a share of a whole, which joins its neighbours; one that is no share becomes a text. */
export function progressPieces({ percent, label, shape }: WrittenProgress): readonly Piece[] {
  const share = Number(/^\s*(\d{1,3}(?:[.,]\d+)?)/.exec(percent)?.[1]?.replace(',', '.') ?? Number.NaN)
  const words = plainWords(label)
  const [short, rest] = cutLine(words || `${share} %`, MAX_LABEL)
  if (Number.isNaN(share) || share > 100 || rest !== '') return textBlock(`${words} ${percent}`).map(joiningPiece)
  return [joiningPiece({ blockType: 'progress', shape, items: [{ label: short, percent: share }] })]
}
