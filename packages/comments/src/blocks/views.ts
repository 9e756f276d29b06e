// Written by `npm run wiring` from blocks.json. Change that list, not this file.
import type { NamedView } from '@vitrine/kit/block'
import { view as comments } from './comments/comments.view.tsx'

/** Views of the blocks of this package. */
export const views: readonly NamedView[] = [comments]
