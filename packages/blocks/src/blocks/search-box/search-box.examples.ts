import { HOSTILE } from '@vitrine/ui/examples'
import type { SearchBoxBlock } from './search-box.block.ts'

export const examples = [
  { blockType: 'searchBox', id: 'search-normal', heading: 'Find a room', placeholder: 'bakery, oak, stair' },
  { blockType: 'searchBox', id: 'search-minimal' },
  { blockType: 'searchBox', id: 'search-hostile', heading: HOSTILE, placeholder: HOSTILE },
] satisfies SearchBoxBlock[]
