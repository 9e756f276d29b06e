export { pageBlockTexts } from './content/block-texts.ts'
export { reusableBlocks } from './content/reusable-blocks.ts'
