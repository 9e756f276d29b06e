import { given } from '@vitrine/content/core'
import { type BlockOf, defineBlock, draw, field } from '@vitrine/kit/block'

/** Links to profiles elsewhere. */
export const followLinks = defineBlock({
  name: 'followLinks',
  label: { en: 'Profiles elsewhere', de: 'Profile anderswo' },
  group: 'Links',
  drawing: [10, 16, 22].flatMap((y) => [draw.disc(10, y, 1.8), draw.lines(15, y - 0.4, 20)]),
  fields: {
    label: field.text({ label: { en: 'Text before', de: 'Text davor' } }),
    look: field.choice({
      label: { en: 'Look', de: 'Aussehen' },
      options: {
        icons: { en: 'Marks', de: 'Zeichen' },
        names: { en: 'Marks with names', de: 'Zeichen mit Namen' },
      },
    }),
    profiles: field.rows({
      label: { en: 'Profiles', de: 'Profile' },
      help: { en: 'Empty: those in the site’s settings.', de: 'Keine: die der Einstellungen.' },
      max: 12,
      fields: {
        label: field.text({ label: { en: 'Name', de: 'Name' }, required: true, localized: false, maxLength: 60 }),
        url: field.text({ label: { en: 'Address', de: 'Adresse' }, required: true, localized: false, maxLength: 500 }),
      },
      sideBySide: [['label', 'url']],
    }),
  },
  refine: ({ label, look, profiles }) => ({
    ...given({ label }),
    look,
    profiles: profiles.filter(({ url }) => /^https:\/\//i.test(url)),
  }),
})

export type FollowLinksBlock = BlockOf<typeof followLinks>
