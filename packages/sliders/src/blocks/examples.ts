// Written by `npm run wiring` from blocks.json. Change that list, not this file.
import type { BlockBase } from '@vitrine/kit/core'
import { examples as carousel } from './carousel/carousel.examples.ts'
import { examples as slider } from './slider/slider.examples.ts'

/** Every block as it may come: usual, bare, too long, hostile. */
export const examples: readonly BlockBase[] = [...slider, ...carousel]
