import { type BlockOf, defineBlock, draw, field, titled } from '@vitrine/kit/block'
import { LOOK_LABELS } from '../../core/look-styles.ts'

/** Events or steps in their order. */
export const timeline = defineBlock({
  name: 'timeline',
  label: { en: 'Timeline, steps', de: 'Zeitleiste, Schritte' },
  group: 'Lists and boxes',
  drawing: [
    draw.stroke('M12 3v26'),
    ...[6, 14, 22].flatMap((y) => [draw.disc(12, y + 1.2, 1.4), draw.title(17, y, 12), draw.lines(17, y + 3.6, 24)]),
  ],
  looks: {
    cards: {
      label: LOOK_LABELS.cards,
      css: '& .timeline__words{padding:var(--space-s);border-radius:var(--radius);background:var(--color-surface)}',
    },
    hollow: {
      label: { en: 'Hollow points', de: 'Hohle Punkte' },
      css: '& .timeline__step::before{border:2px solid var(--color-accent);background:var(--color-paper)}',
    },
  },
  fields: {
    ...titled,
    steps: field.rows({
      label: { en: 'Steps', de: 'Schritte' },
      required: true,
      min: 1,
      max: 40,
      fields: {
        when: field.text({
          label: { en: 'When', de: 'Wann' },
          help: { en: 'A year, a week, an hour.', de: 'Ein Jahr, eine Woche, eine Stunde.' },
          maxLength: 60,
        }),
        title: field.text({ label: { en: 'Title', de: 'Titel' }, required: true }),
        text: field.lines({ label: { en: 'Text', de: 'Text' }, maxLength: 800 }),
        image: field.image({ label: { en: 'Image', de: 'Bild' } }),
        imageCrop: field.crop(),
      },
      sideBySide: [['when', 'title']],
    }),
  },
})

export type TimelineBlock = BlockOf<typeof timeline>
