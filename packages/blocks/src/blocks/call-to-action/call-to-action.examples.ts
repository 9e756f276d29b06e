import { exampleImage, HOSTILE, LONGER } from '@vitrine/ui/examples'
import { link } from '../example-parts.ts'
import type { CallToActionBlock } from './call-to-action.block.ts'

export const examples = [
  {
    blockType: 'callToAction',
    id: 'call-normal',
    ground: 'accent',
    heading: 'Come on a Friday.',
    text: 'There is cake.',
    links: [link],
  },
  { blockType: 'callToAction', id: 'call-minimal', ground: 'none', heading: 'Come.', links: [] },
  { blockType: 'callToAction', id: 'call-long', ground: 'accent', heading: LONGER, text: HOSTILE, links: [link] },
  {
    blockType: 'callToAction',
    id: 'call-picture',
    ground: 'surface',
    heading: 'Sit in it first.',
    text: 'The chairs stand in the window on Lantern Street. The door is open on Fridays.',
    image: exampleImage,
    links: [link, { ...link, id: 'studio', label: 'How to get here', href: '/studio/' }],
  },
] satisfies CallToActionBlock[]
