import { addParagraphs } from '../../../packages/forms/src/core/paragraphs/add-paragraphs.ts'
import { plainFamily } from '../family.ts'
import { keys, whole } from '../known.ts'
import { htmlDiffers } from '../same-html.ts'

interface AutopVector {
  readonly input: string
  /** False: single line breaks stay as they are. */
  readonly br?: boolean
  readonly output: string
}

const VECTOR = keys<AutopVector>({ input: whole, br: whole, output: whole })

export const family = plainFamily<AutopVector>({ vector: VECTOR }, ({ input, br = true, output }) =>
  htmlDiffers(output, addParagraphs([input], { lineBreaks: br })),
)
