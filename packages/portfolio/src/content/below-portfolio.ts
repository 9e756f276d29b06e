import type { BelowBase } from '@vitrine/content/documents'
import { DEFAULT_SLUG } from '../core/addresses.ts'

/** Base address of projects and their categories. */
export const BELOW_PORTFOLIO: BelowBase = { settings: 'portfolio', defaultSlug: DEFAULT_SLUG }
