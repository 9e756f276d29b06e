export { AskPassword, AskSignIn } from './ui/gate-page.tsx'
export { NotFound, ServerError, TooMany, Unavailable } from './ui/page-message.tsx'
export { CONTENT_ID, SiteLayout } from './ui/site-layout.tsx'
