export { pageContents } from './server/page-contents.ts'
