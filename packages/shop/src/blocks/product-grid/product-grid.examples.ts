import { productList } from '../example-parts.ts'
import type { ProductGridBlock } from './product-grid.block.ts'

export const examples = [
  {
    blockType: 'productGrid',
    id: 'product-grid-grid',
    heading: 'For sale',
    look: 'grid',
    columns: '4',
    ...productList,
  },
  { blockType: 'productGrid', id: 'product-grid-row', heading: 'In a row', look: 'row', columns: '3', ...productList },
] satisfies ProductGridBlock[]
