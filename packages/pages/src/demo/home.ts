import { a, image, linkTo, p, rich, to } from '@vitrine/kit/demo'

export const home = {
  path: '/',
  title: 'Halden & Rye',
  slug: 'home',
  meta: {
    title: 'Interiors, furniture and light',
    description: 'Halden & Rye draws rooms, builds what stands in them, and decides where the light comes from.',
    image: image('hero-window'),
  },
  layout: [
    {
      blockType: 'hero',
      variant: 'statement',
      eyebrow: 'Interiors, furniture, light. Port Ansel, since 2009.',
      heading: 'Rooms for ordinary mornings.',
      text: 'We draw rooms, build what stands in them, and decide where the light comes from.',
      image: image('hero-window'),
      caption: 'Flat above a chandlery. Lime plaster, oak, one east window. 2025.',
      links: [linkTo('/contact/', 'Tell us about a room'), linkTo('/services/', 'What we do')],
    },
    {
      blockType: 'richText',
      heading: 'How we work',
      size: 'large',
      content: rich(
        'We begin with the light. We sit in the room at eight, at noon and at six, and write down what it does. The plan follows. Then the chairs.',
      ),
    },
    {
      blockType: 'contentBoxes',
      variant: 'rows',
      heading: 'Three trades, one workshop',
      intro: 'Most houses send you to three firms. We share one kitchen, so the lamp knows about the table.',
      boxes: [
        {
          title: 'Interiors',
          detail: 'Since 2009',
          text: 'Plans, materials, site. From one room to a whole building, until the keys are back on the hook.',
          link: to('/services/interiors/', 'Interiors'),
        },
        {
          title: 'Furniture',
          detail: 'Since 2012',
          text: 'Tables, chairs, shelves. Drawn for one place, made on Lantern Street, oiled by hand.',
          link: to('/services/furniture/', 'Furniture'),
        },
        {
          title: 'Light',
          detail: 'Since 2017',
          text: 'Daylight first, lamps second. We plan where shadows fall and make the fittings we cannot buy.',
          link: to('/services/light/', 'Light'),
        },
      ],
    },
    {
      blockType: 'richText',
      heading: 'Five rooms',
      size: 'text',
      content: rich('All of them are in use. Some you can visit: the bakery opens at six, the ferry leaves at seven.'),
    },
    {
      blockType: 'columns',
      ratio: '7-5',
      columns: [
        {
          blocks: [
            {
              blockType: 'image',
              layout: 'column',
              image: image('ferry-waiting-room'),
              caption: 'Waiting room, Ansel ferry terminal. Eleven metres of bench, no loudspeaker. 2025.',
            },
          ],
        },
        {
          blocks: [
            {
              blockType: 'image',
              layout: 'column',
              image: image('reading-room'),
              caption: 'Reading room, Port Ansel Library. Forty seats, nine lamps, 4,200 books. 2023.',
            },
          ],
        },
      ],
    },
    {
      blockType: 'image',
      layout: 'bleed',
      image: image('bakery'),
      caption: 'Bakery Ostrand. The counter is one pour of terrazzo. The oven was there before us. 2025.',
    },
    {
      blockType: 'columns',
      ratio: '5-7',
      columns: [
        {
          blocks: [
            {
              blockType: 'image',
              layout: 'column',
              image: image('ceramics-shop'),
              caption: 'Ceramics shop, Mill Row. Sixteen niches, one for each maker. 2022.',
            },
          ],
        },
        {
          blocks: [
            {
              blockType: 'image',
              layout: 'column',
              image: image('house-by-a-weir'),
              caption: 'House by a weir. The hall turns its back on the water. You still hear it. 2024.',
            },
          ],
        },
      ],
    },
    {
      blockType: 'contentBoxes',
      variant: 'prices',
      heading: 'What it costs',
      intro: 'Prices before tax. They hold for ninety days. If we are wrong, we pay for it.',
      boxes: [
        {
          title: 'First visit',
          detail: '£180',
          text: 'Two hours in your room, a drawing by post. Taken off the bill if we go on.',
        },
        {
          title: 'Light plan for one room',
          detail: '£950',
          text: 'Daylight study, positions, fittings, switching. Three weeks.',
        },
        {
          title: 'Chair no. 4',
          detail: '£640',
          text: 'Oak, paper cord. Eight weeks. Re-corded free of charge after ten years.',
        },
        {
          title: 'One room, complete',
          detail: 'from £14,000',
          text: 'Plan, materials, site, furniture, light. Four to seven months.',
        },
      ],
    },
    {
      blockType: 'columns',
      ratio: '7-5',
      columns: [
        {
          blocks: [
            {
              blockType: 'image',
              layout: 'column',
              image: image('workshop'),
              caption: 'The bench on Lantern Street, a Tuesday.',
            },
          ],
        },
        {
          blocks: [
            {
              blockType: 'contentBoxes',
              variant: 'prices',
              heading: 'The door is open',
              boxes: [
                { title: 'Monday to Thursday', detail: '9.00 – 17.30' },
                { title: 'Friday', detail: '9.00 – 14.00' },
                { title: 'Saturday', detail: 'by appointment' },
              ],
            },
            {
              blockType: 'richText',
              size: 'text',
              content: rich(
                p('14 Lantern Street, second yard on the left. Mind the dog. ', a('How to find us', '/contact/'), '.'),
              ),
            },
          ],
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: 'Bring a plan, or only the problem.',
      text: 'Write three sentences about the room. Mara Halden or Tobias Rye answers within two working days.',
      links: [linkTo('/contact/', 'Write to us')],
    },
  ],
}
