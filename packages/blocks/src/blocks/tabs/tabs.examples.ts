import { exampleImage, HOSTILE, LONGER } from '@vitrine/ui/examples'
import { paragraph } from '../example-parts.ts'
import type { TabsBlock } from './tabs.block.ts'

const panels: TabsBlock['panels'] = [
  {
    id: 'oak',
    anchor: 'oak-7a1c',
    title: 'Oak',
    icon: 'tree-pine',
    image: exampleImage,
    content: [
      paragraph('From two woods in Herefordshire, air-dried for three years.'),
      paragraph('It is soaped, not varnished, and takes a glass ring like everything else in a kitchen.'),
    ],
  },
  {
    id: 'brass',
    anchor: 'brass-7a1c',
    title: 'Brass',
    icon: 'lamp',
    content: [paragraph('Left bare. It turns brown by the first winter.')],
  },
  {
    id: 'linen',
    anchor: 'linen-7a1c',
    title: 'Linen',
    content: [paragraph('Woven in Kirkcaldy, 410 grams a square metre.')],
  },
]

export const examples = [
  {
    blockType: 'tabs',
    id: 'tabs-materials',
    heading: 'What it is made of',
    intro: 'Four materials, all from less than three hundred miles away.',
    orientation: 'horizontal',
    panels,
  },
  {
    blockType: 'tabs',
    id: 'tabs-vertical',
    orientation: 'vertical',
    panels: panels.map((panel) => ({ ...panel, anchor: `${panel.anchor}v` })),
  },
  {
    blockType: 'tabs',
    id: 'tabs-long',
    orientation: 'horizontal',
    panels: [
      { id: 'long', anchor: 'long-9d9d', title: LONGER, content: [paragraph(LONGER)] },
      { id: 'hostile', anchor: 'hostile-9d9d', title: HOSTILE, content: [paragraph(HOSTILE)] },
    ],
  },
] satisfies TabsBlock[]
