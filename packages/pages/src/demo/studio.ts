import { image, linkTo, p, rich } from '@vitrine/kit/demo'

export const studio = {
  path: '/studio/',
  title: 'Studio',
  slug: 'studio',
  meta: { description: 'Eleven people, one workshop on Lantern Street: who we are and how we got here.' },
  layout: [
    {
      blockType: 'hero',
      variant: 'statement',
      eyebrow: 'Studio',
      heading: 'Eleven people, one kettle.',
      text: 'Mara Halden built boats. Tobias Rye lit theatres. In 2009 they rented half a sail loft and one saw.',
      image: image('workshop'),
      caption: 'Lantern Street, the long bench. The north windows were there in 1911.',
      links: [],
    },
    {
      blockType: 'richText',
      size: 'large',
      heading: 'What we believe',
      content: rich(
        'A room should look better in the tenth year than in the first. That rules out most materials, and nearly all trends.',
      ),
    },
    {
      blockType: 'contentBoxes',
      variant: 'prices',
      heading: 'Who answers',
      intro: 'Call the person. There is no switchboard.',
      boxes: [
        { title: 'Mara Halden', detail: 'Interiors', text: 'Founder. Draws by hand, then again properly.' },
        { title: 'Tobias Rye', detail: 'Light', text: 'Founder. Carries a lux meter on holiday.' },
        { title: 'Ines Okafor', detail: 'Site', text: 'Runs the weeks and the money.' },
        { title: 'Yusuf Demir', detail: 'Workshop', text: 'Master joiner. Chair no. 4 is his, in the end.' },
        { title: 'Linnea Voss', detail: 'Materials', text: 'Keeps the library. Knows every quarry by name.' },
      ],
    },
    {
      blockType: 'columns',
      ratio: '8-4',
      columns: [
        {
          blocks: [
            {
              blockType: 'image',
              layout: 'column',
              image: image('materials'),
              caption: 'Library, drawer 14: the warm greys.',
            },
          ],
        },
        {
          blocks: [
            {
              blockType: 'richText',
              heading: 'The material library',
              size: 'text',
              content: rich(
                p('Four hundred samples: wood, stone, cloth, metal, clay. Open on Fridays from nine to two.'),
                p('Touch everything. Take three home for a week. Bring them back with fingerprints.'),
              ),
            },
          ],
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: 'Come on a Friday.',
      text: 'The library is open and there is cake from Ostrand.',
      links: [linkTo('/contact/', 'Find the yard')],
    },
  ],
}
