import { a, image, linkTo, p, rich, ul } from '@vitrine/kit/demo'

export const openEvening = {
  path: '/studio/open-evening/',
  parent: '/studio/',
  title: 'Open evening',
  slug: 'open-evening',
  meta: {
    description:
      'Thursday, 17 June 2027, from six: the workshop is lit, the saw is off, and you may open every drawer.',
    image: image('pendant'),
  },
  layout: [
    {
      blockType: 'hero',
      variant: 'split',
      eyebrow: 'Thursday, 17 June 2027, from six',
      heading: 'The saw is off. Come in.',
      text: 'One evening a year we light every lamp on Lantern Street, and you may open every drawer.',
      image: image('pendant'),
      caption: 'Pendant no. 7. It hangs over the long bench that evening.',
      links: [],
    },
    {
      blockType: 'countdown',
      heading: 'Until the lamps are lit',
      until: '2027-06-17T17:00:00.000Z',
      afterwards: 'The lamps have been lit. The date of the next evening is on the yard door.',
    },
    {
      blockType: 'alert',
      tone: 'note',
      title: 'Room for ninety.',
      content: rich(
        p(
          'The loft holds ninety people and the dog. ',
          a('Write two lines', '/contact/'),
          ' and your name is on the door.',
        ),
      ),
      closes: 'once',
    },
    {
      blockType: 'columns',
      ratio: '7-5',
      columns: [
        {
          blocks: [
            {
              blockType: 'timeline',
              heading: 'The evening',
              steps: [
                { when: '18.00', title: 'Doors', text: 'Bread from Ostrand, water, something stronger.' },
                {
                  when: '18.45',
                  title: 'A chair in forty minutes',
                  text: 'Yusuf Demir weaves the seat of no. 4 and answers everything.',
                },
                {
                  when: '19.30',
                  title: 'Ten lamps, one wall',
                  text: 'Tobias Rye switches, you say stop. Nobody agrees.',
                },
                {
                  when: '20.30',
                  title: 'The drawers',
                  text: 'Linnea Voss opens the library. Four hundred samples, clean hands.',
                },
                { when: '21.52', title: 'Sunset', text: 'All lamps off for eight minutes. Then home.' },
              ],
            },
          ],
        },
        {
          blocks: [
            {
              blockType: 'image',
              layout: 'column',
              image: image('workshop'),
              caption: 'The long bench, cleared for once.',
            },
            {
              blockType: 'modal',
              label: 'How to get here',
              look: 'outline',
              title: 'Second yard on the left',
              size: 'medium',
              blocks: [
                {
                  blockType: 'richText',
                  size: 'text',
                  content: rich(
                    p('14 Lantern Street, Port Ansel. The yard gate is open from half past five.'),
                    ul(
                      'Ferry: four minutes on foot from the landing',
                      'Train: Ansel Harbour, then along the water',
                      'Car: please do not. The yard is full of oak',
                    ),
                    p('The loft has a lift. Ring, and Ines Okafor comes down.'),
                  ),
                },
              ],
            },
          ],
        },
      ],
    },
    {
      blockType: 'share',
      label: 'Bring somebody',
      networks: ['whatsapp', 'bluesky', 'mastodon', 'linkedin', 'email'],
      copy: true,
      sheet: true,
      frame: { space: 'small' },
    },
    {
      blockType: 'callToAction',
      ground: 'accent',
      heading: 'Your name on the door.',
      text: 'Two lines are enough: who comes, and how many of you.',
      links: [linkTo('/contact/', 'Write two lines')],
    },
  ],
}
