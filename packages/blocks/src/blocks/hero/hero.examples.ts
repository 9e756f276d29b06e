import { exampleImage, HOSTILE, LONGER } from '@vitrine/ui/examples'
import { link } from '../example-parts.ts'
import type { HeroBlock } from './hero.block.ts'

export const examples = [
  {
    blockType: 'hero',
    id: 'hero-normal',
    variant: 'statement',
    eyebrow: 'Since 2009',
    heading: 'Rooms for ordinary mornings.',
    text: 'We draw rooms.',
    image: exampleImage,
    caption: 'Chair no. 4.',
    links: [link, { ...link, id: 'services', label: 'What we do', href: '/services/' }],
  },
  { blockType: 'hero', id: 'hero-split', variant: 'split', heading: 'A chair.', image: exampleImage, links: [] },
  { blockType: 'hero', id: 'hero-minimal', variant: 'plain', heading: 'Privacy', links: [] },
  { blockType: 'hero', id: 'hero-long', variant: 'statement', heading: LONGER, text: LONGER, links: [link] },
  { blockType: 'hero', id: 'hero-hostile', variant: 'plain', heading: HOSTILE, text: HOSTILE, links: [] },
] satisfies HeroBlock[]
