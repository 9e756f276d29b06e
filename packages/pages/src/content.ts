export { pagesCollection } from './content/pages.ts'
