import { type BlockOf, defineBlock, draw, field } from '@vitrine/kit/block'

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
  fields: {
    heading: field.text({ label: { en: 'Heading', de: 'Überschrift' }, required: true }),
    text: field.lines({ label: { en: 'Text', de: 'Text' }, maxLength: 600 }),
    image: field.image({ label: { en: 'Image', de: 'Bild' } }),
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
