export { section } from './cms/blocks/section.ts'
