export { RichTextField } from './admin/rich-text-field.tsx'
