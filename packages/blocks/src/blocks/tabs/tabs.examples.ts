import { exampleImage, HOSTILE, LONGER } from '@vitrine/ui/examples'
import { paragraph } from '../example-parts.ts'
import { examples as galleryExamples } from '../gallery/gallery.examples.ts'
import { examples as tableExamples } from '../table/table.examples.ts'
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
    blocks: [],
  },
  {
    id: 'brass',
    anchor: 'brass-7a1c',
    title: 'Brass',
    icon: 'lamp',
    content: [paragraph('Left bare. It turns brown by the first winter.')],
    blocks: [],
  },
  {
    id: 'linen',
    anchor: 'linen-7a1c',
    title: 'Linen',
    content: [paragraph('Woven in Kirkcaldy, 410 grams a square metre.')],
    blocks: [],
  },
]

const [gallery, sizes] = [galleryExamples.slice(0, 1), tableExamples.slice(0, 1)]

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
      { id: 'long', anchor: 'long-9d9d', title: LONGER, content: [paragraph(LONGER)], blocks: [] },
      { id: 'hostile', anchor: 'hostile-9d9d', title: HOSTILE, content: [paragraph(HOSTILE)], blocks: [] },
    ],
  },
  {
    blockType: 'tabs',
    id: 'tabs-blocks',
    orientation: 'horizontal',
    panels: [
      {
        id: 'sizes',
        anchor: 'sizes-7b2d',
        title: 'Sizes',
        image: exampleImage,
        content: [paragraph('All of them fit the same table.')],
        blocks: sizes,
      },
      { id: 'pictures', anchor: 'pictures-7b2d', title: 'Pictures', content: [], blocks: gallery },
    ],
    nested: [...sizes, ...gallery],
  },
] satisfies TabsBlock[]
