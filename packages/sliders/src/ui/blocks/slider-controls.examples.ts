import type { SliderBlock } from '../../core/blocks/slider.ts'
import { pictureExample, sliderExample } from './slider.examples.ts'

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
        background: { kind: 'image', image: pictureExample(''), alt: '' },
      })),
      controls,
      ...more,
    }),
  }
}

/** Every style of every control. */
export const controlsExamples: readonly SliderBlock[] = [
  steeredBy('plain-lines', [
    { blockType: 'arrows', style: 'plain' },
    { blockType: 'bullets', style: 'lines' },
    { blockType: 'progress', style: 'clockwise', place: 'top' },
  ]),
  steeredBy('square-thumbnails', [
    { blockType: 'arrows', style: 'square', offsetX: 0 },
    { blockType: 'thumbnails', style: 'plain' },
    { blockType: 'progress', style: 'vertical', size: 6 },
  ]),
  steeredBy('preview-cards', [
    { blockType: 'arrows', style: 'preview' },
    { blockType: 'tabs', style: 'cards', place: 'outer-bottom', space: 10, width: 170 },
    { blockType: 'bullets', style: 'rings', down: 'top' },
  ]),
  steeredBy('line-tabs', [
    { blockType: 'tabs', style: 'line', place: 'outer-top', width: 150 },
    { blockType: 'bullets', style: 'numbers', across: 'end', offsetX: 20 },
  ]),
  steeredBy('framed-column', [
    {
      blockType: 'thumbnails',
      style: 'framed',
      place: 'outer-start',
      direction: 'vertical',
      width: 120,
      height: 80,
      hideUnder: 700,
    },
    { blockType: 'bullets', direction: 'vertical', across: 'end', down: 'center', offsetX: 20 },
    { blockType: 'progress', style: 'counterclockwise' },
  ]),
  steeredBy('inner-tabs', [
    { blockType: 'tabs', style: 'plain', across: 'start', down: 'top', offsetX: 20 },
    { blockType: 'arrows', down: 'bottom', offsetY: 24 },
  ]),
]
