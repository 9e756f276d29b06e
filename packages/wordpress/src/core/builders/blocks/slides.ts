import type { ConvertedBlock, ReportLine } from '../../convert/convert.ts'
import { fits, simpleBlocks } from '../../convert/levels.ts'
import { inParts } from '../../convert/limits.ts'
import { blockPiece, type Piece } from '../pieces.ts'
import { cutLine } from '../shared/cut-line.ts'
import { type CarouselLook, motionOf } from './galleries.ts'

/** A slide that holds blocks. */
interface WrittenBlocksSlide {
  readonly title?: string
  readonly blocks: readonly ConvertedBlock[]
}

/** Slides of a carousel, and characters of the name of one. */
const MAX_SLIDES = 60
const MAX_TITLE = 120

/** Makes a carousel of slides that hold blocks, one at a time. */
export function slidesPieces(
  slides: readonly WrittenBlocksSlide[],
  look: CarouselLook,
  report: (line: ReportLine) => void,
): readonly Piece[] {
  const filled = slides.filter(({ blocks }) => blocks.length > 0)
  if (filled.some(({ blocks }) => blocks.some((block) => !fits(block, 'simple')))) {
    report({ level: 'changed', code: 'blocks-in-slides', subject: 'carousel' })
  }
  const rows = filled.map(({ title = '', blocks }) => ({
    blocks: simpleBlocks(blocks).blocks,
    ...(title !== '' && { title: cutLine(title, MAX_TITLE)[0] }),
  }))
  const carousels = inParts(rows, MAX_SLIDES).map((part) =>
    blockPiece({ blockType: 'carousel', kind: 'blocks', slides: part, ...motionOf(look) }),
  )
  return [...carousels, ...filled.flatMap(({ blocks }) => simpleBlocks(blocks).behind.map(blockPiece))]
}
