import { a, image, linkTo, p, rich, to, toPlace, ul } from '@vitrine/kit/demo'

export const prices = {
  path: '/services/prices/',
  parent: '/services/',
  title: 'Prices',
  slug: 'prices',
  meta: {
    description: 'Three ways to begin, what belongs to each, and answers to what people ask before they sign.',
  },
  layout: [
    {
      blockType: 'hero',
      variant: 'plain',
      heading: 'Three ways to begin.',
      text: 'Prices before tax. They hold for ninety days. If we are wrong, we pay for it.',
      links: [],
    },
    {
      blockType: 'section',
      surface: 'paper',
      padding: 'small',
      sticky: true,
      blocks: [
        {
          blockType: 'buttonGroup',
          align: 'start',
          buttons: [
            { link: toPlace('offers', 'Offers'), look: 'quiet' },
            { link: toPlace('compare', 'Compare'), look: 'quiet' },
            { link: toPlace('questions', 'Questions'), look: 'quiet' },
          ],
          frame: { space: 'none' },
        },
      ],
    },
    {
      blockType: 'pricingTable',
      frame: { anchor: 'offers', space: 'large' },
      plans: [
        {
          name: 'First visit',
          price: '£180',
          period: 'two hours',
          text: 'For a room you cannot make up your mind about.',
          features: [
            { text: 'Two hours in the room' },
            { text: 'A drawing by post' },
            { text: 'Taken off the bill if we go on' },
            { text: 'A box of samples', included: false },
          ],
          link: to('/contact/', 'Arrange a visit'),
        },
        {
          name: 'Light plan',
          price: '£950',
          period: 'one room',
          badge: 'Most rooms',
          text: 'For a room that is right by day and wrong by night.',
          features: [
            { text: 'A sensor in the room for a week' },
            { text: 'Every fitting, its height and its switch' },
            { text: 'One visit after dark' },
            { text: 'A box of samples' },
          ],
          link: to('/services/light/', 'How we plan light'),
        },
        {
          name: 'One room, complete',
          price: 'from £14,000',
          text: 'For a room that has to be done once and properly.',
          features: [
            { text: 'Plan, material, site' },
            { text: 'Furniture from our own bench' },
            { text: 'Light, by day and by night' },
            { text: 'Four to seven months, and a visit after one year' },
          ],
          link: to('/services/interiors/', 'How we plan rooms'),
        },
      ],
      note: 'Travel beyond forty miles is charged at cost. We take the train.',
    },
    {
      blockType: 'comparisonTable',
      heading: 'What belongs to it',
      frame: { anchor: 'compare', space: 'large' },
      offers: [
        { name: 'First visit', detail: '£180' },
        { name: 'Light plan', detail: '£950', highlighted: true },
        { name: 'One room', detail: 'from £14,000' },
      ],
      rows: [
        'Hours in your room | 2 | 6 | as many as it takes',
        'Drawings | 1 | 4 | about 30',
        'Samples at full size | no | yes | yes',
        'Tenders from builders | no | no | 3',
        'Furniture, made to measure | no | no | yes',
        'We come back after a year | no | yes | yes',
      ].join('\n'),
    },
    {
      blockType: 'section',
      surface: 'surface',
      padding: 'none',
      blocks: [
        {
          blockType: 'tabs',
          heading: 'What a price is made of',
          orientation: 'horizontal',
          panels: [
            {
              title: 'A chair',
              image: image('chair'),
              content: rich(
                p('Chair no. 4 costs £640. Eleven hours of that are Yusuf.'),
                ul(
                  'Oak, dried for five years: £96',
                  'Paper cord, 140 metres: £38',
                  'Hands: £418',
                  'Rent, saw, kettle: £88',
                ),
              ),
            },
            {
              title: 'A lamp',
              image: image('pendant'),
              content: rich(
                p('Pendant no. 7 costs £420. The shade is folded in one afternoon and dries for two.'),
                ul(
                  'Paper and paste: £54',
                  'Brass cap, turned on Lantern Street: £122',
                  'Hands: £190',
                  'Cable, test, box: £54',
                ),
              ),
            },
            {
              title: 'A room',
              image: image('reading-room'),
              content: rich(
                p('The reading room cost £31,400. The library has the whole list. Ask them.'),
                ul(
                  'Shelves and tables: £17,900',
                  'Lamps: £3,780',
                  'Plaster and paint: £4,300',
                  'Drawings and site: £5,420',
                ),
              ),
            },
          ],
        },
      ],
    },
    {
      blockType: 'testimonials',
      heading: 'After the bill',
      variant: 'grid',
      items: [
        {
          quote: 'They moved one door. We got an extra hour of sun.',
          name: 'Ruth Carrow',
          role: 'Reading room, 2023',
        },
        {
          quote: 'The last bill was lower than the price. I rang to ask if that was a mistake.',
          name: 'Ole Ostrand',
          role: 'Bakery, 2025',
        },
        {
          quote: 'Eleven metres of bench, and people still move up for each other.',
          name: 'Captain Anneke Bos',
          role: 'Ferry terminal, 2024',
        },
      ],
      frame: { appear: 'fade', appearDirection: 'up', space: 'large' },
    },
    {
      blockType: 'accordion',
      heading: 'Before you sign',
      isFaq: true,
      open: 'one',
      firstOpen: true,
      frame: { anchor: 'questions', space: 'large' },
      items: [
        {
          title: 'What if it costs more than you said?',
          content: rich('Then we pay the difference. It has happened twice. We remember both.'),
        },
        {
          title: 'Can we stop half way?',
          content: rich('At the end of every stage, without a reason. You keep what is drawn and what is cut.'),
        },
        {
          title: 'Do you work with our own builder?',
          content: rich('Gladly. We meet on site before the price, so that he can disagree with us early.'),
        },
        {
          title: 'How do we pay?',
          content: rich('A third with the order, a third when the plaster is dry, a third with the keys. By transfer.'),
        },
        {
          title: 'What happens after ten years?',
          content: rich(
            p(
              'Send the piece back and we repair it. The first time costs nothing. ',
              a('Write to us', '/contact/'),
              '.',
            ),
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: 'Start with two hours.',
      text: 'The first visit costs £180. You keep the drawing either way.',
      links: [linkTo('/contact/', 'Arrange a visit')],
    },
  ],
}
