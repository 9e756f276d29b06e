import type { BelowBase } from '@vitrine/content/documents'
import { STANDARD_SLUG } from '../core/addresses.ts'

/** Where projects and their categories stand. */
export const BELOW_PORTFOLIO: BelowBase = { settings: 'portfolio', standard: STANDARD_SLUG }
