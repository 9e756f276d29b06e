import type { FeatureDemo } from '@vitrine/kit/demo'

/** The demo's look: the default theme, light or dark as each visitor's device is. */
export const demo: FeatureDemo = { parts: [{ global: 'theme', data: { scheme: 'auto' } }] }
