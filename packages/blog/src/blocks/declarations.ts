// Written by `npm run wiring` from blocks.json. Change that list, not this file.
import type { BlockDeclaration } from '@vitrine/kit/block'
import { archiveHeader } from './archive-header/archive-header.block.ts'
import { postContents } from './post-contents/post-contents.block.ts'
import { postFooter } from './post-footer/post-footer.block.ts'
import { postHeader } from './post-header/post-header.block.ts'
import { postList } from './post-list/post-list.block.ts'

/** Declarations of the blocks of this package, in the order of the picker. */
export const declarations: readonly BlockDeclaration[] = [postList, postHeader, postContents, postFooter, archiveHeader]
