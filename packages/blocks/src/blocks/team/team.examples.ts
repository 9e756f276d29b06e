import { exampleImage, HOSTILE, LONGER } from '@vitrine/ui/examples'
import { link, tallImage } from '../example-parts.ts'
import type { TeamBlock } from './team.block.ts'

const people: TeamBlock['people'] = [
  {
    id: 'halden',
    name: 'Astrid Halden',
    role: 'Interiors',
    text: 'Draws with a pencil and measures twice. Has lived in eleven houses.',
    image: tallImage,
    links: [{ ...link, label: 'astrid@haldenrye.example', href: 'mailto:astrid@haldenrye.example' }],
  },
  {
    id: 'rye',
    name: 'Tom Rye',
    role: 'Furniture',
    text: 'Makes the chairs, and sits on them for a week.',
    image: exampleImage,
    links: [],
  },
  {
    id: 'mbeki',
    name: 'Lindiwe Mbeki',
    role: 'Light',
    text: 'Turns lamps off until the room is right.',
    image: tallImage,
    links: [],
  },
]

export const examples = [
  {
    blockType: 'team',
    id: 'team-portraits',
    heading: 'Three people and a dog',
    intro: 'Whoever answers the telephone does the work.',
    variant: 'portraits',
    people,
  },
  { blockType: 'team', id: 'team-rows', heading: 'The workshop', variant: 'rows', people },
  {
    blockType: 'team',
    id: 'team-long',
    variant: 'portraits',
    people: [
      { id: 'long', name: LONGER, role: LONGER, links: [] },
      { id: 'hostile', name: HOSTILE, text: HOSTILE, image: exampleImage, links: [link] },
    ],
  },
] satisfies TeamBlock[]
