import { button, inPicker, lines, rule } from '@vitrine/kit/fields'
import type { Block } from 'payload'

export const consentSettings: Block = {
  slug: 'consentSettings',
  labels: { singular: 'What you allowed', plural: 'What you allowed' },
  admin: inPicker('More', lines(6, 7, 30), rule(6, 12, 36), lines(6, 16, 16), button(34, 15), rule(6, 21, 36)),
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', localized: true, maxLength: 200 },
    {
      name: 'intro',
      label: 'Introduction',
      type: 'textarea',
      localized: true,
      maxLength: 600,
      admin: {
        description:
          'Below it stands which other companies the visitor allowed to be loaded, each with a button that takes it back. The page on privacy is a good place.',
      },
    },
  ],
}
