export { SlidesField } from './admin/stage/slides-field.tsx'
