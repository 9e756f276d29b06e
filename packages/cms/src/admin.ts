export { EditorMark } from './admin/editor-mark.tsx'
