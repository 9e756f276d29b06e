import type { FeatureDemo } from '@vitrine/kit/demo'
import { site } from './demo/site.ts'

/** Name, address and opening hours of the demo's studio. */
export const demo: FeatureDemo = { parts: [{ global: 'site', data: site }] }
