export { MoveInPage } from './admin/move-in/move-in-page.tsx'
