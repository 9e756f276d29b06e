import { type BlockOf, defineBlock, draw, field } from '@vitrine/kit/block'
import { HEADING_LOOK, headingLook, headingLookOf } from '../../core/heading-look.ts'

/** A heading by itself. */
export const heading = defineBlock({
  name: 'heading',
  label: { en: 'Heading', de: 'Überschrift' },
  group: 'Text',
  drawing: [draw.lines(6, 11, 9), draw.title(6, 14.5, 32), draw.title(6, 18.5, 20)],
  fields: {
    text: field.text({ label: { en: 'Heading', de: 'Überschrift' }, required: true, maxLength: 300 }),
    eyebrow: field.text({ label: { en: 'Line above', de: 'Zeile darüber' }, maxLength: 120 }),
    ...headingLook,
  },
  sideBySide: [HEADING_LOOK],
  refine: (block) => ({ ...block, ...headingLookOf(block) }),
})

export type HeadingBlock = BlockOf<typeof heading>
