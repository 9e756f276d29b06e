import { exampleAnswer } from '../../ui/example-answer.ts'
import type { SearchPageBlock } from './search-page.block.ts'

export const examples = [{ blockType: 'searchPage', id: 'search-page', ...exampleAnswer }] satisfies SearchPageBlock[]
