import { type BlockOf, defineBlock, draw, field } from '@vitrine/kit/block'
import { LOOK_LABELS } from '../../core/look-styles.ts'

/** A sentence that asks visitors to do something, with links to do it. */
export const callToAction = defineBlock({
  name: 'callToAction',
  label: { en: 'Call to action', de: 'Aufforderung' },
  group: 'Links',
  drawing: [
    draw.area(0, 6, 48, 20),
    draw.title(5, 11, 20),
    draw.title(5, 15, 14),
    draw.lines(30, 12, 13, 2),
    draw.button(30, 17.5),
  ],
  looks: {
    card: {
      label: { en: 'As a card', de: 'Als Karte' },
      css: '& .call-to-action{margin-inline:var(--gutter);padding-inline:var(--space-l);border-radius:var(--radius)}',
    },
    centred: {
      label: LOOK_LABELS.centred,
      css: '& .call-to-action{text-align:center}& .call-to-action>*{grid-column:1/-1;justify-self:center}& .call-to-action .links{justify-content:center}',
    },
  },
  fields: {
    heading: field.text({ label: { en: 'Heading', de: 'Überschrift' }, required: true }),
    text: field.lines({ label: { en: 'Text', de: 'Text' }, maxLength: 600 }),
    image: field.image({ label: { en: 'Image', de: 'Bild' } }),
    imageCrop: field.crop(),
    ground: field.choice({
      label: { en: 'Background', de: 'Hintergrund' },
      options: {
        accent: { en: 'Accent', de: 'Akzent' },
        surface: { en: 'A shade darker', de: 'Einen Ton dunkler' },
        none: { en: 'None', de: 'Keiner' },
      },
    }),
    links: field.links({ max: 3 }),
  },
})

export type CallToActionBlock = BlockOf<typeof callToAction>
