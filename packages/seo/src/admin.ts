export { Checklist } from './admin/checklist/checklist.tsx'
