export { BlockNotes } from './admin/block-notes.tsx'
export { OpenDocument } from './admin/open-document.tsx'
export { ReviewState } from './admin/review-state.tsx'
