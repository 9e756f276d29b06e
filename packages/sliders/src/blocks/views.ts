// Written by `npm run wiring` from blocks.json. Change that list, not this file.
import type { NamedView } from '@vitrine/kit/block'
import { view as carousel } from './carousel/carousel.view.tsx'
import { view as slider } from './slider/slider.view.tsx'

/** Views of the blocks of this package. */
export const views: readonly NamedView[] = [slider, carousel]
