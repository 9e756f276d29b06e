// Written by `npm run wiring` from blocks.json. Change that list, not this file.
import type { NamedView } from '@vitrine/kit/block'
import { view as memberAccount } from './member-account/member-account.view.tsx'

/** Views of the blocks of this package. */
export const views: readonly NamedView[] = [memberAccount]
