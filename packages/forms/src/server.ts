export { createForms, type Forms, type FormsOptions, type PageSurroundings } from './server/create-forms.ts'
export { startInboxUpkeep } from './server/inbox/inbox-upkeep.ts'
export { SENT_PARAMETER } from './server/page-post.ts'
export type { VisitorPost, VisitorPosts } from './server/visitor-posts.ts'
