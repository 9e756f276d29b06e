export { createForms, type Forms } from './server/create-forms.ts'
export { SENT_PARAMETER } from './server/page-post.ts'
