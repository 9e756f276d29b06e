import type { BlockBase } from '@vitrine/ui/core'
import { callToActionExamples } from './blocks/call-to-action.examples.ts'
import { columnsExamples } from './blocks/columns.examples.ts'
import { contentBoxesExamples } from './blocks/content-boxes.examples.ts'
import { heroExamples } from './blocks/hero.examples.ts'
import { imageExamples } from './blocks/image.examples.ts'
import { richTextExamples } from './blocks/rich-text.examples.ts'

/** Every block as it may come: usual, bare, too long, hostile. */
export const examples: readonly BlockBase[] = [
  ...heroExamples,
  ...richTextExamples,
  ...contentBoxesExamples,
  ...imageExamples,
  ...callToActionExamples,
  ...columnsExamples,
]
