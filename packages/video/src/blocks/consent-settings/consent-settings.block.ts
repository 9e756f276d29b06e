import { type BlockOf, defineBlock, draw, field, titled } from '@vitrine/kit/block'

/** Shows visitors which other companies may be loaded, and lets them take that back. */
export const consentSettings = defineBlock({
  name: 'consentSettings',
  label: { en: 'Consent settings', de: 'Einwilligungen' },
  group: 'More',
  drawing: [
    draw.lines(6, 7, 30),
    draw.rule(6, 12, 36),
    draw.lines(6, 16, 16),
    draw.button(34, 15),
    draw.rule(6, 21, 36),
  ],
  fields: {
    heading: titled.heading,
    intro: field.lines({
      label: { en: 'Introduction', de: 'Einleitung' },
      help: {
        en: 'Below it stands which other companies the visitor allowed to be loaded, each with a button that takes it back. The page on privacy is a good place.',
        de: 'Darunter steht, welche anderen Unternehmen der Besucher zu laden erlaubt hat, je mit einer Schaltfläche, die das zurücknimmt. Die Seite zum Datenschutz ist ein guter Ort.',
      },
      maxLength: 600,
    }),
  },
})

export type ConsentSettingsBlock = BlockOf<typeof consentSettings>
