// Written by `npm run wiring` from blocks.json. Change that list, not this file.
import type { BlockBase } from '@vitrine/kit/core'
import { examples as archiveHeader } from './archive-header/archive-header.examples.ts'
import { examples as postContents } from './post-contents/post-contents.examples.ts'
import { examples as postFooter } from './post-footer/post-footer.examples.ts'
import { examples as postHeader } from './post-header/post-header.examples.ts'
import { examples as postList } from './post-list/post-list.examples.ts'

/** Every block as it may come: usual, bare, too long, hostile. */
export const examples: readonly BlockBase[] = [
  ...postList,
  ...postHeader,
  ...postContents,
  ...postFooter,
  ...archiveHeader,
]
