import { given, text } from '@vitrine/content/core'
import { type BlockOf, defineGeneratedBlock } from '@vitrine/kit/block'
import { WISH_FIELDS } from '../../core/catalogue/wish.ts'
import {
  type ListChoices,
  type ProductList,
  parseListChoices,
  parseProductList,
} from '../../core/shown/product-list.ts'

/** The name of a list that nobody put together, its products, and what can be chosen of them. */
interface ProductIndex extends ProductList {
  readonly title: string
  readonly description?: string
  /** Address of the list of all products. */
  readonly all?: string
  readonly choices?: ListChoices
  readonly queryFields: readonly string[]
}

/** The whole of a list of products that nobody put together. */
export const productIndex = defineGeneratedBlock({
  name: 'productIndex',
  read: (raw, parse): ProductIndex => {
    const choices = parseListChoices(raw.choices, parse)
    return {
      ...parseProductList(raw, parse),
      title: text(raw.title) ?? '',
      queryFields: [...Object.values(WISH_FIELDS), ...(choices?.facets ?? []).map(({ field }) => field)],
      ...given({
        description: text(raw.description),
        all: parse.href({ type: 'page', page: { path: raw.all, languages: [parse.locale] } }),
        choices,
      }),
    }
  },
})

export type ProductIndexBlock = BlockOf<typeof productIndex>
