import { type BlockOf, defineBlock, draw, field } from '@vitrine/kit/block'

/** A pause between blocks. */
export const separator = defineBlock({
  name: 'separator',
  label: { en: 'Separator', de: 'Trenner' },
  group: 'Layout',
  drawing: [draw.lines(6, 6, 34, 3), draw.rule(6, 16, 36), draw.lines(6, 21, 34, 3)],
  fields: {
    look: field.choice({
      label: { en: 'Look', de: 'Aussehen' },
      options: {
        line: { en: 'Line', de: 'Linie' },
        short: { en: 'Short line', de: 'Kurze Linie' },
        dotted: { en: 'Three dots', de: 'Drei Punkte' },
        space: { en: 'Space only', de: 'Nur Abstand' },
      },
    }),
    size: field.choice({
      label: { en: 'Space', de: 'Abstand' },
      options: {
        medium: { en: 'Medium', de: 'Mittel' },
        small: { en: 'Little', de: 'Wenig' },
        large: { en: 'Much', de: 'Viel' },
      },
    }),
    /** Stands in the middle of the line. */
    icon: field.icon({ shownWhen: { look: 'line' } }),
  },
  sideBySide: [['look', 'size']],
})

export type SeparatorBlock = BlockOf<typeof separator>
