import { imageExample, sliderExample } from '../example-parts.ts'
import type { SliderBlock } from './slider.block.ts'

const rooms = ['Ferry terminal', 'Reading room', 'House by a weir', 'Ceramics shop', 'Bakery']

/** A slider with these controls. */
function steeredBy(alias: string, controls: readonly object[], more: object = {}): SliderBlock {
  return {
    blockType: 'slider',
    id: `slider-${alias}`,
    slider: sliderExample({
      alias,
      title: `Rooms, ${alias}`,
      type: 'standard',
      layout: { grid: { desktop: { width: 1200, height: 560 }, phone: { width: 480, height: 520 } } },
      slides: rooms.map((title, index) => ({
        id: `${alias}-${index + 1}`,
        title,
        params: [`Finished in ${2019 + index}`],
        background: { kind: 'image', image: imageExample(''), alt: '' },
      })),
      controls,
      ...more,
    }),
  }
}

/** Every style of every control. */
export const controlsExamples: readonly SliderBlock[] = [
  steeredBy('plain-lines', [
    { blockType: 'sliderArrows', style: 'plain' },
    { blockType: 'sliderBullets', style: 'lines' },
    { blockType: 'sliderProgress', style: 'clockwise', place: 'top' },
  ]),
  steeredBy('square-thumbnails', [
    { blockType: 'sliderArrows', style: 'square', offsetX: 0 },
    { blockType: 'sliderThumbnails', style: 'plain' },
    { blockType: 'sliderProgress', style: 'vertical', size: 6 },
  ]),
  steeredBy('preview-cards', [
    { blockType: 'sliderArrows', style: 'preview' },
    { blockType: 'sliderTabs', style: 'cards', place: 'outer-bottom', space: 10, width: 170 },
    { blockType: 'sliderBullets', style: 'rings', down: 'top' },
  ]),
  steeredBy('line-tabs', [
    { blockType: 'sliderTabs', style: 'line', place: 'outer-top', width: 150 },
    { blockType: 'sliderBullets', style: 'numbers', across: 'end', offsetX: 20 },
  ]),
  steeredBy('framed-column', [
    {
      blockType: 'sliderThumbnails',
      style: 'framed',
      place: 'outer-start',
      down: 'top',
      direction: 'vertical',
      width: 120,
      height: 80,
      hideUnder: 700,
    },
    { blockType: 'sliderBullets', direction: 'vertical', across: 'end', down: 'center', offsetX: 20 },
    { blockType: 'sliderProgress', style: 'counterclockwise' },
  ]),
  steeredBy('inner-tabs', [
    { blockType: 'sliderTabs', style: 'plain', across: 'start', down: 'top', offsetX: 20 },
    { blockType: 'sliderArrows', down: 'bottom', offsetY: 24 },
  ]),
]
