import type { Image } from '@vitrine/content/core'
import type { BlockBase } from '@vitrine/kit/core'
import { HOSTILE, LONGER } from '@vitrine/ui/examples'
import { imageExample } from '../example-parts.ts'
import { type CarouselBlock, carousel } from './carousel.block.ts'

/** Stored values are read as the site reads it; images, links and blocks stand in it as the parser gives them. */
const parse = {
  locale: 'en',
  image: (raw: unknown) => raw as Image | undefined,
  href: (raw: unknown) => {
    const { type, url, page } = raw as { type: string; url?: string; page?: { path: string } }
    return type === 'page' ? page?.path : url
  },
  blocks: (raw: unknown) => (raw ?? []) as readonly BlockBase[],
}

/** A carousel from what an editor would store. */
export function carouselExample(stored: Readonly<Record<string, unknown>> & { readonly id: string }): CarouselBlock {
  const block = carousel.parse({ blockType: 'carousel', ...stored }, parse)
  if (!block) throw new Error('This example has no slide to show.')
  return block
}

const mark: Image = {
  alt: 'Weir Street Bakery',
  fallback: { url: '/media/chair-mark.svg', width: 240, height: 80, type: 'image/svg+xml' },
  sources: [],
  focalPoint: { x: 50, y: 50 },
}

const rooms = [
  ['A waiting room above the water', 'Ferry terminal, Northgate. Oak, felt, one long lamp.'],
  ['A table under a north window', 'Reading room, third floor.'],
  ['Three bowls on a shelf', 'Ash & Slip, Potter Row.'],
  ['A stair that turns once', ''],
  ['A window seat with a folded blanket', 'House by a weir.'],
] as const

const images = rooms.map(([alt, caption], index) => ({ id: `p${index}`, image: imageExample(alt), caption }))

const voices = [
  {
    id: 'v1',
    quote: 'They drew the room around the people who wait in it.',
    name: 'Ines Okafor',
    role: 'Northgate Ferries',
    image: imageExample('Ines Okafor'),
    stars: 5,
  },
  {
    id: 'v2',
    quote:
      'The bench is the first thing that visitors touch, and the last thing that they mention. That is how we wanted it.',
    name: 'Tomas Lind',
    role: 'County library',
  },
  { id: 'v3', quote: 'Nothing squeaks.', name: 'Mirela Popa', role: 'Weir Street Bakery', stars: 4 },
  { id: 'v4', quote: 'We still eat in the kitchen, and now we also cook there.', name: 'Ruth and Pel Aalto' },
]

const pages = [
  ['Interiors', 'Plans, materials and site.'],
  ['Furniture', 'Drawn for one place and made on Lantern Street.'],
  ['Light', 'What is lit, and what is left dark.'],
  ['Repair', 'What we made, and what others made.'],
].map(([title = '', description = '']) => ({
  id: title.toLowerCase(),
  path: `/services/${title.toLowerCase()}/`,
  title,
  meta: { description, image: imageExample('') },
}))

const words = (id: string, text: string): BlockBase =>
  ({
    blockType: 'richText',
    id,
    size: 'text',
    content: [{ kind: 'paragraph', children: [{ kind: 'text', text, marks: [] }] }],
  }) as BlockBase

export const examples: readonly CarouselBlock[] = [
  carouselExample({
    id: 'carousel-pictures',
    kind: 'pictures',
    heading: 'Five rooms',
    intro: 'Each took a year, and is used every day.',
    view: { desktop: 2, bleeds: true },
    pictures: images,
  }),
  carouselExample({
    id: 'carousel-thumbnails',
    kind: 'pictures',
    label: 'The reading room',
    chooser: 'thumbnails',
    view: { desktop: 1, tablet: 1, phone: 1, peek: 0 },
    pictures: images,
  }),
  carouselExample({
    id: 'carousel-centred',
    kind: 'pictures',
    label: 'Rooms that come round',
    opens: false,
    view: { desktop: 1, tablet: 1, peek: 25, align: 'center', gap: 'small', bleeds: true },
    motion: { loop: 'yes', drag: true },
    pictures: images,
  }),
  carouselExample({
    id: 'carousel-logos',
    kind: 'logos',
    label: 'Our clients',
    logos: [
      { id: 'l1', name: 'Northgate Ferries', url: '/clients/northgate/' },
      { id: 'l2', name: 'Weir Street Bakery', image: mark },
      { id: 'l3', name: 'Ash & Slip' },
      { id: 'l4', name: 'County library' },
      { id: 'l5', name: 'Aalto' },
      { id: 'l6', name: 'Lantern Street Works' },
      { id: 'l7', name: 'Potter Row' },
      { id: 'l8', name: 'Harbour trust' },
    ],
  }),
  carouselExample({
    id: 'carousel-voices',
    kind: 'voices',
    heading: 'What they say',
    view: { transition: 'fade', smoothHeight: true },
    motion: { moves: 'autoplay' },
    voices,
  }),
  carouselExample({ id: 'carousel-voices-row', kind: 'voices', label: 'Voices of 2025', voices }),
  carouselExample({ id: 'carousel-pages', kind: 'pages', heading: 'Go on', motion: { step: 'page' }, pages }),
  carouselExample({
    id: 'carousel-blocks',
    kind: 'blocks',
    label: 'How we work',
    view: { transition: 'rise' },
    slides: [
      { id: 'b1', title: 'Look', blocks: [words('w1', 'We look at the place at three hours of the day.')] },
      { id: 'b2', title: 'Draw', blocks: [words('w2', 'We draw by hand, at one to ten, until it is right.')] },
      { id: 'b3', title: 'Make', blocks: [words('w3', 'We make what can be made on Lantern Street.')] },
    ],
  }),
  carouselExample({
    id: 'carousel-long',
    kind: 'pages',
    label: HOSTILE,
    view: { desktop: 4 },
    pages: [
      { id: 'a', path: '/a/', title: LONGER, meta: { description: LONGER } },
      { id: 'b', path: '/b/', title: HOSTILE, meta: { description: HOSTILE, image: imageExample(HOSTILE) } },
    ],
  }),
  carouselExample({ id: 'carousel-one', kind: 'pictures', label: 'One room', pictures: images.slice(0, 1) }),
]
