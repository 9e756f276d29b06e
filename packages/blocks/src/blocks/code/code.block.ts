import { type BlockOf, defineBlock, draw, field } from '@vitrine/kit/block'

/** Text of a program, a command, a recipe: as it was typed. */
export const code = defineBlock({
  name: 'code',
  label: { en: 'Code', de: 'Code' },
  group: 'Text',
  drawing: [
    draw.outline(5, 6, 38, 20),
    draw.lines(9, 10, 12),
    draw.lines(12, 14, 18),
    draw.lines(12, 18, 14),
    draw.lines(9, 22, 6),
  ],
  fields: {
    code: field.code({ label: { en: 'Text', de: 'Text' }, required: true, localized: false }),
    caption: field.text({ label: { en: 'Caption', de: 'Unterschrift' }, maxLength: 300 }),
  },
})

export type CodeBlock = BlockOf<typeof code>
