import { image } from '@vitrine/kit/demo'

export const work = {
  path: '/work/',
  title: 'Work',
  slug: 'work',
  meta: {
    description: 'Seven of forty-one: rooms, furniture and lamps by Halden & Rye.',
    image: image('house-by-a-weir'),
  },
  layout: [
    {
      blockType: 'hero',
      variant: 'plain',
      heading: 'Seven of forty-one.',
      text: 'Rooms that are in use, and the things that we made for them.',
      links: [],
    },
    {
      blockType: 'projectGrid',
      layout: 'tiles',
      captions: 'below',
      columns: '3',
      show: 'more',
      count: 5,
      filtered: true,
    },
  ],
}
