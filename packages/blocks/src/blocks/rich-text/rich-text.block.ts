import { type BlockOf, defineBlock, draw, field } from '@vitrine/kit/block'
import { panel } from '../../core/look-styles.ts'

/** Running text. */
export const richText = defineBlock({
  name: 'richText',
  label: { en: 'Text', de: 'Text' },
  group: 'Text',
  drawing: [draw.title(4, 6, 10), draw.lines(18, 6, 26, 5), draw.lines(18, 18, 26, 5)],
  looks: {
    panel: panel('.rich-text'),
    columns: {
      label: { en: 'In two columns', de: 'In zwei Spalten' },
      css: '& .rich-text__content{max-inline-size:none;columns:22rem 2;column-gap:var(--gap)}',
    },
  },
  fields: {
    heading: field.text({ label: { en: 'Heading in the margin', de: 'Überschrift im Rand' } }),
    size: field.choice({
      label: { en: 'Size', de: 'Größe' },
      options: {
        text: { en: 'Running text', de: 'Fließtext' },
        large: { en: 'Large, for a statement', de: 'Groß, für eine Aussage' },
      },
    }),
    // Not required: posts begin with such a block, and one in which nobody has written must not keep a post back.
    content: field.richText({ label: { en: 'Text', de: 'Text' } }),
  },
})

export type RichTextBlock = BlockOf<typeof richText>
