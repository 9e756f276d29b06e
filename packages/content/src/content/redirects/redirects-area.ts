import type { Area } from '../../core/rights/area.ts'

/** Old addresses and where they lead. */
export const REDIRECTS: Area = { slug: 'redirects', kind: 'settings' }
