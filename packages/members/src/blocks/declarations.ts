// Written by `npm run wiring` from blocks.json. Change that list, not this file.
import type { BlockDeclaration } from '@vitrine/kit/block'
import { memberAccount } from './member-account/member-account.block.ts'

/** Declarations of the blocks of this package, in the order of the picker. */
export const declarations: readonly BlockDeclaration[] = [memberAccount]
