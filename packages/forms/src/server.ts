export { createForms, type Forms, type FormsOptions, type PageSurroundings } from './server/create-forms.ts'
export { SENT_PARAMETER } from './server/page-post.ts'
