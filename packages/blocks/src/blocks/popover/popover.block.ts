import { type BlockOf, defineBlock, draw, field } from '@vitrine/kit/block'
import { partId } from '../../core/part-id.ts'

/** A text that a button opens beside itself. */
export const popover = defineBlock({
  name: 'popover',
  label: { en: 'Popover', de: 'Aufklapptext' },
  group: 'Text',
  drawing: [draw.button(8, 7, 12), draw.outline(8, 12, 26, 14), draw.lines(11, 15, 20, 4)],
  fields: {
    label: field.text({
      label: { en: 'Text of the button', de: 'Text der Schaltfläche' },
      required: true,
      maxLength: 80,
    }),
    look: field.choice({
      label: { en: 'Look', de: 'Aussehen' },
      options: {
        outline: { en: 'Outlined', de: 'Umrandet' },
        solid: { en: 'Filled', de: 'Gefüllt' },
        quiet: { en: 'Underlined', de: 'Unterstrichen' },
      },
    }),
    content: field.richText({ label: { en: 'Text', de: 'Text' }, required: true }),
  },
  sideBySide: [['label', 'look']],
  refine: (block) => ({ ...block, popoverId: partId(block.id, 'popover', block.label) }),
})

export type PopoverBlock = BlockOf<typeof popover>
