import { area, pictured } from '@vitrine/kit/fields'
import type { Block, Field } from 'payload'
import { CAROUSEL_SPEED_MS, PADDING, VISIBLE } from '../core/model/carousel-look.ts'
import { checkOf, choiceOf, numberOf } from './fields/options.ts'

const PERCENT = { min: 0, max: 100 } as const

/** Look of slides side by side. */
export const carouselLookBlock: Block = {
  slug: 'sliderCarousel',
  labels: { singular: 'Look of slides beside each other', plural: 'Looks of slides beside each other' },
  admin: pictured(area(1, 10, 11, 12), area(14, 7, 20, 18), area(36, 10, 11, 12)),
  fields: [
    {
      type: 'row',
      fields: [
        numberOf('visible', 'To be seen at once', VISIBLE, { help: 'An odd number: one stands in the middle.' }),
        choiceOf('align', 'The current one stands', { center: 'In the middle', start: 'At the beginning' }),
        numberOf('space', 'Pixels between two', { min: 0, max: 500, default: 0 }),
        numberOf('speed', 'Milliseconds from one to the next', CAROUSEL_SPEED_MS),
        numberOf('radius', 'Round corners, in pixels', { min: 0, max: 500, default: 0 }),
      ],
    },
    {
      type: 'row',
      fields: [
        choiceOf('orientation', 'They stand', { horizontal: 'Side by side', vertical: 'One above the other' }),
        numberOf('paddingTop', 'Pixels free above them', { ...PADDING, default: 0 }),
        numberOf('paddingBottom', 'Pixels free below them', { ...PADDING, default: 0 }),
      ],
    },
    {
      ...checkOf('justify', 'Each is as wide as its picture', false),
      admin: { condition: (_, siblings) => siblings?.orientation !== 'vertical' },
    } as Field,
    checkOf('infinite', 'The first stands beside the last', false),
    checkOf('stretch', 'Each is as wide as the slider', false),
    checkOf('snap', 'They come to rest in their place', true),
    {
      type: 'row',
      fields: [
        numberOf('maxOpacity', 'Clearness of the others, in percent', { ...PERCENT, default: 100 }),
        checkOf('varyFade', 'Less with every step, down to nothing', false),
      ],
    },
    {
      type: 'row',
      fields: [
        numberOf('minScale', 'Size of the others, in percent', PERCENT, { help: 'Empty: all are as large.' }),
        checkOf('varyScale', 'Less with every step', false),
      ],
    },
    {
      type: 'row',
      fields: [
        numberOf('maxRotation', 'Turned, in degrees', { min: -180, max: 180, default: 0 }),
        checkOf('varyRotate', 'More with every step', false),
      ],
    },
    choiceOf('showLayers', 'Layers are to be seen', { current: 'On the current one', always: 'On all' }),
  ],
}
