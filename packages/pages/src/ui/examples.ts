import type { BlockBase, Image } from '@vitrine/ui/core'
import type {
  CallToActionBlock,
  ColumnsBlock,
  ContentBoxesBlock,
  HeroBlock,
  ImageBlock,
  RichTextBlock,
} from '../core/blocks.ts'

const picture: Image = {
  alt: 'An oak chair in morning light.',
  fallback: { url: '/media/chair-1600.webp', width: 1600, height: 1200, type: 'image/webp' },
  sources: [
    { url: '/media/chair-800.avif', width: 800, height: 600, type: 'image/avif' },
    { url: '/media/chair-800.webp', width: 800, height: 600, type: 'image/webp' },
    { url: '/media/chair-1600.avif', width: 1600, height: 1200, type: 'image/avif' },
  ],
  focalPoint: { x: 20, y: 50 },
}

const HOSTILE = '<script>alert(1)</script> & "quotes" \u202eright to left'
const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe and everyone else who waits for the ferry. '.repeat(6)
const link = { label: 'Write to us', href: '/contact/', newTab: false }
const words = (text: string) => ({ kind: 'text' as const, text, marks: [] })

const hero = [
  {
    blockType: 'hero',
    id: 'hero-normal',
    variant: 'statement',
    eyebrow: 'Since 2009',
    heading: 'Rooms for ordinary mornings.',
    text: 'We draw rooms.',
    image: picture,
    caption: 'Chair no. 4.',
    links: [link, { ...link, label: 'What we do', href: '/services/' }],
  },
  { blockType: 'hero', id: 'hero-split', variant: 'split', heading: 'A chair.', image: picture, links: [] },
  { blockType: 'hero', id: 'hero-minimal', variant: 'plain', heading: 'Privacy', links: [] },
  { blockType: 'hero', id: 'hero-long', variant: 'statement', heading: LONG, text: LONG, links: [link] },
  { blockType: 'hero', id: 'hero-hostile', variant: 'plain', heading: HOSTILE, text: HOSTILE, links: [] },
] satisfies HeroBlock[]

const richText = [
  {
    blockType: 'richText',
    id: 'text-normal',
    heading: 'How we work',
    size: 'text',
    content: [
      { kind: 'heading', level: 2, id: 'light', children: [words('Light')] },
      { kind: 'paragraph', children: [words('First '), { kind: 'text', text: 'look', marks: ['bold', 'italic'] }] },
      { kind: 'list', ordered: true, children: [{ kind: 'item', children: [words('Measure')] }] },
      { kind: 'quote', children: [words('They moved one door.')] },
      { kind: 'rule' },
      { kind: 'paragraph', children: [{ kind: 'link', href: '/contact/', newTab: true, children: [words('Write')] }] },
    ],
  },
  { blockType: 'richText', id: 'text-minimal', size: 'large', content: [] },
  { blockType: 'richText', id: 'text-long', size: 'text', content: [{ kind: 'paragraph', children: [words(LONG)] }] },
  {
    blockType: 'richText',
    id: 'text-hostile',
    size: 'large',
    heading: HOSTILE,
    content: [{ kind: 'paragraph', children: [words(HOSTILE)] }],
  },
] satisfies RichTextBlock[]

const box = { id: 'box', title: 'Chair no. 4', detail: '£640', text: 'Oak.', image: picture, link }
const contentBoxes = [
  {
    blockType: 'contentBoxes',
    id: 'boxes-rows',
    variant: 'rows',
    heading: 'Three trades',
    intro: 'One.',
    boxes: [box],
  },
  {
    blockType: 'contentBoxes',
    id: 'boxes-cards',
    variant: 'cards',
    boxes: [box, { id: 'long', title: LONG, text: LONG }, { id: 'hostile', title: HOSTILE, detail: HOSTILE }],
  },
  {
    blockType: 'contentBoxes',
    id: 'boxes-prices',
    variant: 'prices',
    heading: 'Prices',
    boxes: [{ id: 'a', title: 'A' }],
  },
] satisfies ContentBoxesBlock[]

const image = [
  { blockType: 'image', id: 'image-bleed', layout: 'bleed', image: picture, caption: 'Chair no. 4.' },
  { blockType: 'image', id: 'image-inset', layout: 'inset', image: picture, caption: HOSTILE },
  { blockType: 'image', id: 'image-minimal', layout: 'column', image: picture },
] satisfies ImageBlock[]

const callToAction = [
  { blockType: 'callToAction', id: 'call-normal', heading: 'Come on a Friday.', text: 'There is cake.', links: [link] },
  { blockType: 'callToAction', id: 'call-minimal', heading: 'Come.', links: [] },
  { blockType: 'callToAction', id: 'call-long', heading: LONG, text: HOSTILE, links: [link] },
] satisfies CallToActionBlock[]

const [plainImage, longText] = [image.slice(2), richText.slice(2, 3)]

const columns = [
  {
    blockType: 'columns',
    id: 'columns-pictures',
    ratio: '7-5',
    columns: [
      { id: 'wide', blocks: plainImage },
      { id: 'narrow', blocks: longText },
    ],
  },
  { blockType: 'columns', id: 'columns-empty', ratio: 'thirds', columns: [{ id: 'one', blocks: [] }] },
] satisfies ColumnsBlock[]

/** Every block as it may come: usual, bare, too long, hostile. */
export const examples: readonly BlockBase[] = [
  ...hero,
  ...richText,
  ...contentBoxes,
  ...image,
  ...callToAction,
  ...columns,
]
