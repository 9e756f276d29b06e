// Written by `npm run wiring` from blocks.json. Change that list, not this file.
import type { NamedView } from '@vitrine/kit/block'
import { view as archiveHeader } from './archive-header/archive-header.view.tsx'
import { view as postContents } from './post-contents/post-contents.view.tsx'
import { view as postFooter } from './post-footer/post-footer.view.tsx'
import { view as postHeader } from './post-header/post-header.view.tsx'
import { view as postList } from './post-list/post-list.view.tsx'

/** Views of the blocks of this package. */
export const views: readonly NamedView[] = [postList, postHeader, postContents, postFooter, archiveHeader]
