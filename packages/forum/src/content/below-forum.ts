import type { BelowBase } from '@vitrine/content/documents'
import { DEFAULT_SLUG } from '../core/addresses.ts'

/** Base address of boards and topics. */
export const BELOW_FORUM: BelowBase = { settings: 'forum-settings', defaultSlug: DEFAULT_SLUG }
