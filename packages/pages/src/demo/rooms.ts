import { image, sliderBlock } from '@vitrine/kit/demo'

const captioned = (name: string, title: string, caption: string) => ({ image: image(name), title, caption })

export const rooms = {
  path: '/studio/rooms/',
  parent: '/studio/',
  title: 'Rooms',
  slug: 'rooms',
  footer: 'centred',
  meta: {
    description: 'Six rooms that are in use, and the things that we make for them, photographed as we left them.',
    image: image('reading-room'),
  },
  layout: [
    {
      blockType: 'hero',
      variant: 'plain',
      heading: 'As we left them.',
      text: 'No flowers were brought in. The bread is from that morning.',
      links: [],
    },
    sliderBlock('rooms-in-use'),
    {
      blockType: 'gallery',
      heading: 'In use',
      intro: 'Six of forty-one. Each opens large.',
      layout: 'masonry',
      columns: '3',
      group: 'rooms',
      pictures: [
        captioned(
          'reading-room',
          'Reading room',
          'Third floor, north light, forty seats. Walnut, one lamp for each table.',
        ),
        captioned(
          'bakery',
          'Weir Street Bakery',
          'The counter is one slab. The terrazzo holds chips of the old floor.',
        ),
        captioned(
          'house-by-a-weir',
          'House by a weir',
          'The stair moved two metres to the south. The sun did the rest.',
        ),
        captioned(
          'ferry-waiting-room',
          'Waiting room, ferry terminal',
          'Eleven metres of bench. The backrest follows the timetable.',
        ),
        captioned(
          'ceramics-shop',
          'The shop of Ash & Slip',
          'Sixteen niches, cut with a wire while the plaster was wet.',
        ),
        captioned('stair', 'Stair, Lantern Street', 'The ninth step was four millimetres too high. Now it is not.'),
      ],
    },
    {
      blockType: 'gallery',
      heading: 'Made here',
      layout: 'justified',
      columns: '3',
      group: 'things',
      pictures: [
        captioned('chair', 'Chair no. 4', 'Oak, paper cord, 3.9 kilograms.'),
        captioned('pendant', 'Pendant no. 2', 'Pleated by hand, forty folds.'),
        captioned('workshop', 'The bench', 'Beech, from 1931. It came with the building.'),
        captioned('materials', 'The box', 'It stays with you for a week, near the window.'),
        captioned('hero-window', 'Morning, half past eight', 'The wall is lime. It took nine days to dry.'),
      ],
    },
  ],
}
