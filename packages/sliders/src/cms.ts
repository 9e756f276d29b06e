export { carousel } from './cms/blocks/carousel.ts'
