import { type BlockOf, defineBlock, draw, field } from '@vitrine/kit/block'
import { LOOK_LABELS } from '../../core/look-styles.ts'

/** The first screen of a page. */
export const hero = defineBlock({
  name: 'hero',
  label: { en: 'Hero', de: 'Auftakt' },
  group: 'Beginnings',
  drawing: [
    draw.title(4, 4, 30),
    draw.title(4, 8, 22),
    draw.lines(26, 12, 16, 2),
    draw.button(26, 17),
    draw.area(12, 22, 36, 10),
  ],
  looks: {
    quiet: { label: { en: 'Quiet', de: 'Leise' }, css: '& .hero__heading{font-size:var(--step-4);letter-spacing:0}' },
    centred: {
      label: LOOK_LABELS.centred,
      css: '& .hero :is(.hero__eyebrow,.hero__heading,.hero__more){grid-column:1/-1;text-align:center;justify-self:center}& .hero .links{justify-content:center}',
    },
  },
  fields: {
    variant: field.choice({
      label: { en: 'Form', de: 'Form' },
      options: {
        statement: {
          en: 'Statement: very large type, image off the edge',
          de: 'Aussage: sehr große Schrift, Bild bis über den Rand',
        },
        split: { en: 'Split: text and image side by side', de: 'Geteilt: Text und Bild nebeneinander' },
        plain: { en: 'Plain: type alone', de: 'Schlicht: nur Schrift' },
      },
    }),
    eyebrow: field.text({ label: { en: 'Line above', de: 'Zeile darüber' }, maxLength: 120 }),
    heading: field.text({ label: { en: 'Heading', de: 'Überschrift' }, required: true }),
    text: field.lines({ label: { en: 'Text', de: 'Text' }, maxLength: 600 }),
    image: field.image({ label: { en: 'Image', de: 'Bild' } }),
    imageCrop: field.crop(),
    caption: field.text({ label: { en: 'Caption', de: 'Bildunterschrift' }, maxLength: 300 }),
    links: field.links({ max: 3 }),
  },
})

export type HeroBlock = BlockOf<typeof hero>
