import { image, linkTo, ol, p, quote, rich, to, ul } from '@vitrine/kit/demo'

const callToAction = {
  blockType: 'callToAction',
  heading: 'Shall we come and look?',
  text: 'The first visit takes two hours and costs £180. You keep the drawing either way.',
  links: [linkTo('/contact/', 'Arrange a visit')],
}

export const services = {
  path: '/services/',
  title: 'Services',
  slug: 'services',
  meta: {
    description: 'Interiors, furniture and light from one workshop: what we do, how long it takes, what it costs.',
  },
  layout: [
    {
      blockType: 'hero',
      variant: 'plain',
      heading: 'Interiors, furniture, light. Take one, or all three.',
      text: 'Every job has one person who answers the telephone. You get her number on the first day.',
      links: [],
    },
    {
      blockType: 'contentBoxes',
      variant: 'cards',
      boxes: [
        {
          title: 'Interiors',
          detail: 'from £14,000',
          text: 'Plans, materials and site, until the keys are back on the hook.',
          image: image('house-by-a-weir'),
          link: to('/services/interiors/', 'Interiors'),
        },
        {
          title: 'Furniture',
          detail: 'from £640',
          text: 'Drawn for one place and made on Lantern Street.',
          image: image('chair'),
          link: to('/services/furniture/', 'Furniture'),
        },
        {
          title: 'Light',
          detail: 'from £950',
          text: 'Daylight first. Then lamps, where daylight ends.',
          image: image('pendant'),
          link: to('/services/light/', 'Light'),
        },
        {
          title: 'Material library',
          detail: 'free, Fridays',
          text: 'Four hundred samples to touch. Take three home for a week.',
          image: image('materials'),
          link: to('/studio/', 'Material library'),
        },
      ],
    },
    {
      blockType: 'richText',
      heading: 'In this order',
      size: 'text',
      content: rich(
        ol(
          'Two hours in the room. We measure, listen and ask who gets up first.',
          'A drawing and a price, within ten days.',
          'Samples at full size. You live with them for a week.',
          'Workshop and site. You get a photograph every Friday.',
          'One year later we come back with oil and a screwdriver.',
        ),
      ),
    },
    callToAction,
  ],
}

export const interiors = {
  path: '/services/interiors/',
  parent: '/services/',
  title: 'Interiors',
  slug: 'interiors',
  meta: { description: 'Plans, materials and site for homes, shops and public rooms. From £14,000 a room.' },
  layout: [
    {
      blockType: 'hero',
      variant: 'split',
      eyebrow: 'Interiors',
      heading: 'A plan you can walk through in the dark.',
      text: 'Doors where the hand expects them. One material more than you need is one too many.',
      image: image('stair'),
      caption: 'Stair, house by a weir. 2024.',
      links: [linkTo('/contact/', 'Arrange a visit')],
    },
    {
      blockType: 'richText',
      heading: 'What you get',
      size: 'text',
      content: rich(
        'We draw every wall, socket and shelf before anyone lifts a hammer. On site, Ines Okafor runs the weeks and the money. You see both every Friday.',
        ul(
          'Survey and plans at 1:50 and 1:10',
          'A box with every material, at its real size',
          'Tenders from three builders we would hire ourselves',
          'Site visits twice a week, with notes the same evening',
        ),
        quote('They moved one door. We got an extra hour of sun.'),
        'Ruth Carrow, reading room',
      ),
    },
    {
      blockType: 'image',
      layout: 'bleed',
      image: image('house-by-a-weir'),
      caption: 'House by a weir. Lime plaster on reed, oak treads, a brass rail that stays cold.',
    },
    {
      blockType: 'contentBoxes',
      variant: 'prices',
      heading: 'What it costs',
      boxes: [
        { title: 'One room', detail: 'from £14,000', text: 'Four to seven months.' },
        { title: 'A flat', detail: 'from £46,000', text: 'Eight to twelve months.' },
        { title: 'A shop or a public room', detail: 'by area', text: 'From £900 a square metre, furniture included.' },
      ],
    },
    callToAction,
  ],
}

export const furniture = {
  path: '/services/furniture/',
  parent: '/services/',
  title: 'Furniture',
  slug: 'furniture',
  meta: { description: 'Tables, chairs and shelves, drawn for one place and made on Lantern Street.' },
  layout: [
    {
      blockType: 'hero',
      variant: 'split',
      eyebrow: 'Furniture',
      heading: 'Chair no. 4 took us six years.',
      text: 'It weighs 3.9 kilograms. You can lift it with two fingers and lean back without thinking.',
      image: image('chair'),
      caption: 'Chair no. 4. Oak, paper cord.',
      links: [linkTo('/contact/', 'Order or ask')],
    },
    {
      blockType: 'contentBoxes',
      variant: 'prices',
      heading: 'From the workshop',
      intro: 'Made to order, in eight to twelve weeks.',
      boxes: [
        { title: 'Chair no. 4', detail: '£640', text: 'Oak or walnut, paper cord.' },
        { title: 'Table no. 2', detail: '£2,850', text: 'Solid walnut, 220 by 90 centimetres, two trestles.' },
        { title: 'Waiting bench', detail: '£1,100 a metre', text: 'Slatted ash. As long as your wall.' },
        { title: 'Shelf for 40 books', detail: '£380', text: 'Oak, brass pins, no visible screws.' },
      ],
    },
    {
      blockType: 'image',
      layout: 'inset',
      image: image('workshop'),
      caption: 'Walnut in the clamps. Yusuf Demir glues up on Mondays, so nobody hurries it.',
    },
    {
      blockType: 'video',
      source: 'provider',
      address: 'https://vimeo.com/76979871',
      title: 'Ninety metres of paper cord',
      publishedOn: '2025-11-14T12:00:00.000Z',
      poster: image('chair'),
      caption: 'Chair no. 4 gets its seat. Filmed in one take, because Yusuf would not stop twice.',
      transcript:
        'Yusuf Demir ties the cord to the back rail. Nobody speaks for the first minute; you hear the cord run over the oak.\n\n“You pull until it sings”, he says. “Then you pull once more.”',
      layout: 'column',
      ratio: '16-9',
    },
    {
      blockType: 'richText',
      heading: 'Wood, and then',
      size: 'text',
      content: rich(
        'Our oak grows forty miles away and dries for five years behind the yard. We know the sawyer. We cut around knots when they are weak and keep them when they are sound.',
        'Send a piece back after ten years and we repair it. The first time costs nothing.',
      ),
    },
    callToAction,
  ],
}

export const light = {
  path: '/services/light/',
  parent: '/services/',
  title: 'Light',
  slug: 'light',
  meta: { description: 'Light plans for rooms, and fittings made in paper, brass and glass.' },
  layout: [
    {
      blockType: 'hero',
      variant: 'split',
      eyebrow: 'Light',
      heading: 'Where does the shadow go?',
      text: 'That is the first question. A room with no shadow is a waiting room. Even waiting rooms deserve better.',
      image: image('pendant'),
      caption: 'Pendant no. 7. Pleated paper, brass cap.',
      links: [linkTo('/contact/', 'Ask for a light plan')],
    },
    {
      blockType: 'columns',
      ratio: '5-7',
      columns: [
        {
          blocks: [
            {
              blockType: 'richText',
              size: 'text',
              content: rich(
                'We hang a sensor in your room for a week. Then we know when the sun comes, where it lands and what it costs you in glare.',
                p(
                  'The plan shows every fitting, its height, its colour and its switch. An electrician needs no further drawing.',
                ),
              ),
            },
          ],
        },
        {
          blocks: [
            {
              blockType: 'image',
              layout: 'column',
              image: image('reading-room'),
              caption: 'Reading room, Port Ansel Library. 2,700 kelvin at the page, nothing in the eyes.',
            },
          ],
        },
      ],
    },
    {
      blockType: 'video',
      source: 'provider',
      address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      title: 'One day of light in a waiting room',
      publishedOn: '2026-04-02T12:00:00.000Z',
      poster: image('ferry-waiting-room'),
      caption: 'Ansel ferry terminal, 21 March. Twelve hours in four minutes.',
      transcript: 'No words. The sun comes in at ten past seven, crosses the bench by noon and leaves over the water.',
      layout: 'bleed',
      ratio: '21-9',
    },
    {
      blockType: 'contentBoxes',
      variant: 'prices',
      heading: 'What it costs',
      boxes: [
        { title: 'Light plan, one room', detail: '£950', text: 'Three weeks, one visit after dark.' },
        { title: 'Light plan, a house', detail: '£3,600', text: 'Up to eight rooms, garden included.' },
        { title: 'Pendant no. 7', detail: '£420', text: 'Paper shade 45 centimetres wide. Spare shades £60.' },
      ],
    },
    callToAction,
  ],
}
