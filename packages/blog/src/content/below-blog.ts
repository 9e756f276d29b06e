import type { BelowBase } from '@vitrine/content/documents'
import { DEFAULT_SLUG } from '../core/addresses.ts'

/** Base address of everything in the blog. */
export const BELOW_BLOG: BelowBase = { settings: 'blog', defaultSlug: DEFAULT_SLUG }
