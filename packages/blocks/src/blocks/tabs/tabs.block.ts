import { type BlockOf, defineBlock, draw, field, titled } from '@vitrine/kit/block'
import { panel } from '../../core/look-styles.ts'
import { partId } from '../../core/part-id.ts'

/** Texts and blocks of which one panel is shown at a time. */
export const tabs = defineBlock({
  name: 'tabs',
  label: { en: 'Tabs', de: 'Reiter' },
  group: 'Text',
  level: 'panels',
  drawing: [
    draw.title(5, 5, 10),
    draw.lines(18, 6, 8),
    draw.lines(29, 6, 8),
    draw.rule(5, 10, 38),
    draw.outline(5, 13, 38, 14),
    draw.lines(8, 16, 24, 4),
  ],
  looks: {
    panel: panel('.tabs'),
    large: {
      label: { en: 'Large titles', de: 'Große Titel' },
      css: '& .tabs__heading,& .tabs__list{font-family:var(--font-display);font-size:var(--step-2)}',
    },
  },
  fields: {
    ...titled,
    orientation: field.choice({
      label: { en: 'Titles stand', de: 'Titel stehen' },
      options: {
        horizontal: { en: 'Above', de: 'Darüber' },
        vertical: { en: 'Beside', de: 'Daneben' },
      },
    }),
    panels: field.rows({
      label: { en: 'Panels', de: 'Tafeln' },
      required: true,
      min: 1,
      max: 12,
      fields: {
        title: field.text({ label: { en: 'Title', de: 'Titel' }, required: true, maxLength: 80 }),
        icon: field.icon(),
        content: field.richText({ label: { en: 'Text', de: 'Text' } }),
        image: field.image({ label: { en: 'Image', de: 'Bild' } }),
        imageCrop: field.crop(),
        blocks: field.blocks({ label: { en: 'Blocks below the text', de: 'Blöcke unter dem Text' } }),
      },
      sideBySide: [['title', 'icon']],
    }),
  },
  refine: ({ panels, ...block }) => ({
    ...block,
    // The anchor is also the fragment that opens a panel.
    panels: panels.map((panel) => ({ ...panel, anchor: partId(block.id, panel.id, panel.title) })),
  }),
})

export type TabsBlock = BlockOf<typeof tabs>
