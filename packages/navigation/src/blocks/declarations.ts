// Written by `npm run wiring` from blocks.json. Change that list, not this file.
import type { BlockDeclaration } from '@vitrine/kit/block'
import { breadcrumb } from './breadcrumb/breadcrumb.block.ts'
import { verticalMenu } from './vertical-menu/vertical-menu.block.ts'

/** Declarations of the blocks of this package, in the order of the picker. */
export const declarations: readonly BlockDeclaration[] = [breadcrumb, verticalMenu]
