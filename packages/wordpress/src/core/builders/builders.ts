import type { Builder } from '../convert/convert.ts'
import { avada } from './avada/avada.ts'
import { divi } from './divi/divi.ts'
import { elementor } from './elementor/elementor.ts'
import { otherBuilders } from './others/other-builders.ts'
import { wpbakery } from './wpbakery/wpbakery.ts'

/** Page builders whose pages are understood. The first that an item was made with converts it. */
export const BUILDERS: readonly Builder[] = [elementor(), avada(), wpbakery(), divi(), ...otherBuilders]
