import { given, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase, parseTitled, type Titled } from '@vitrine/kit/core'

/** A field that leads to the search page. */
export interface SearchBoxBlock extends BlockBase, Titled {
  readonly blockType: 'searchBox'
  readonly placeholder?: string
}

export const parseSearchBox: BlockParser = (raw): SearchBoxBlock => ({
  ...blockBase(raw, 'searchBox'),
  ...parseTitled(raw),
  ...given({ placeholder: text(raw.placeholder) }),
})
