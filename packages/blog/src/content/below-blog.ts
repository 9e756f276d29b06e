import type { BelowBase } from '@vitrine/content/documents'
import { STANDARD_SLUG } from '../core/addresses.ts'

/** Base address of everything in the blog. */
export const BELOW_BLOG: BelowBase = { settings: 'blog', standard: STANDARD_SLUG }
