export { CanvasFindings } from './admin/checklist/canvas-findings.tsx'
export { Checklist } from './admin/checklist/checklist.tsx'
export { SearchPreview } from './admin/search-preview/search-preview.tsx'
