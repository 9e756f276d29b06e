import { slugFrom } from '@vitrine/content/core'
import { shortHash } from './short-hash.ts'

/** Letters of the part that tells equal titles of two blocks apart. */
const SUFFIX_LENGTH = 4

/** Makes the id of a part of a block, for links to it: from its title, and unique on the page. */
export function partId(blockId: string, rowId: string, title: string): string {
  return `${slugFrom(title) || 'part'}-${shortHash(`${blockId} ${rowId}`).slice(-SUFFIX_LENGTH)}`
}
