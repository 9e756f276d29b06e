import type { BelowBase } from '@vitrine/content/documents'
import { STANDARD_SLUG } from '../core/addresses.ts'

/** Where everything of the blog stands. */
export const BELOW_BLOG: BelowBase = { settings: 'blog', standard: STANDARD_SLUG }
