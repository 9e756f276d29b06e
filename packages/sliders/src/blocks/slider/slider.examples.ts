import { imageExample, sliderExample } from '../example-parts.ts'
import type { SliderBlock } from './slider.block.ts'
import { controlsExamples } from './slider-controls.examples.ts'
import { sliderLayersExamples } from './slider-layers.examples.ts'

const words = (text: string) => ({
  root: { children: [{ type: 'paragraph', children: [{ type: 'text', text, format: 0 }] }] },
})

const slide = (id: string, title: string, background: object, more: object = {}) => ({
  id,
  title,
  background,
  layers: [{ id: `${id}-words`, blockType: 'layerText', content: words(title) }],
  ...more,
})

const image = (alt: string) => ({ kind: 'image', image: imageExample(alt), alt })

export const examples: readonly SliderBlock[] = [
  {
    blockType: 'slider',
    id: 'slider-usual',
    slider: sliderExample({
      alias: 'usual',
      title: 'Three rooms',
      type: 'standard',
      slides: [
        slide('one', 'Ferry terminal', image('A waiting room'), { deeplink: 'ferry' }),
        slide('two', 'Reading room', image(''), { transition: { names: ['slide'] } }),
        slide('three', 'House by a weir', { kind: 'color', color: 'accent' }),
      ],
      controls: [{ blockType: 'sliderArrows' }, { blockType: 'sliderBullets' }, { blockType: 'sliderProgress' }],
    }),
  },
  ...controlsExamples,
  ...sliderLayersExamples,
]
