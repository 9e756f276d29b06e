import { image } from '@vitrine/kit/demo'

export const journal = {
  path: '/journal/',
  title: 'Journal',
  slug: 'journal',
  footer: 'slim',
  meta: {
    description: 'Notes from Lantern Street: rooms, wood, light, and what we measured.',
    image: image('stair'),
  },
  layout: [
    {
      blockType: 'hero',
      variant: 'plain',
      eyebrow: 'Journal',
      heading: 'Notes from the long bench.',
      text: 'What we measured, what we got wrong, and what the wood did afterwards.',
      links: [],
    },
    { blockType: 'postList', layout: 'list', show: 'parts', count: 4 },
    { blockType: 'searchBox', placeholder: 'What are you looking for?' },
  ],
}
