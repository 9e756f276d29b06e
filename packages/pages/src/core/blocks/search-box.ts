import { type BlockBase, type BlockParser, blockBase, given, parseTitled, type Titled, text } from '@vitrine/ui/core'

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
