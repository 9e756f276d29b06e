export { Checklist } from './cms/checklist/checklist.tsx'
