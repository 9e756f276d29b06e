import { demos } from '../src/features.ts'
import type { Demo } from '../src/seed/seed-demo.ts'
import { de } from './translations/de.ts'
import { he } from './translations/he.ts'

/** Halden & Rye, a studio that does not exist: everything that a new database begins with. */
export const demo: Demo = { language: 'en', features: demos, dictionaries: { de, he } }
