import { choice, given, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase } from '@vitrine/kit/core'
import { nearestStep } from '../steps.ts'

/** Levels of headings below the page's title. */
export type HeadingLevel = 2 | 3 | 4

/** Steps of the type scale: 1 is little more than text, 6 fills the window. */
export const HEADING_SIZE = { min: 1, max: 6, step: 1, standard: 4 } as const

export const ALIGNMENTS = ['start', 'center', 'end'] as const

/** A heading by itself. */
export interface HeadingBlock extends BlockBase {
  readonly blockType: 'heading'
  readonly text: string
  /** The line above. */
  readonly eyebrow?: string
  readonly level: HeadingLevel
  /** Step of the type scale, 1 to 6. */
  readonly size: number
  readonly align: (typeof ALIGNMENTS)[number]
}

export const parseHeading: BlockParser = (raw): HeadingBlock | undefined => {
  const words = text(raw.text)
  return words === undefined
    ? undefined
    : {
        ...blockBase(raw, 'heading'),
        text: words,
        level: parseLevel(raw.level),
        size: nearestStep(Number(raw.size ?? HEADING_SIZE.standard), HEADING_SIZE),
        align: choice(raw.align, ALIGNMENTS),
        ...given({ eyebrow: text(raw.eyebrow) }),
      }
}

/** Reads a level as its select stores it. */
export function parseLevel(raw: unknown): HeadingLevel {
  return raw === '3' ? 3 : raw === '4' ? 4 : 2
}
