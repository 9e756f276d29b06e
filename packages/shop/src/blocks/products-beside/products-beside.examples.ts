import { productList } from '../example-parts.ts'
import type { ProductsBesideBlock } from './products-beside.block.ts'

export const examples = [
  { blockType: 'productsBeside', id: 'products-beside-related', name: 'related', ...productList },
  { blockType: 'productsBeside', id: 'products-beside-with', name: 'goesWith', ...productList },
] satisfies ProductsBesideBlock[]
