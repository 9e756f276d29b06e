export { SlidesField } from './cms/stage/slides-field.tsx'
