import { HOSTILE } from '@vitrine/ui/examples'
import type { SearchBoxBlock } from '../../core/blocks/search-box.ts'

export const searchBoxExamples = [
  { blockType: 'searchBox', id: 'search-normal', heading: 'Find a room', placeholder: 'bakery, oak, stair' },
  { blockType: 'searchBox', id: 'search-minimal' },
  { blockType: 'searchBox', id: 'search-hostile', heading: HOSTILE, placeholder: HOSTILE },
] satisfies SearchBoxBlock[]
