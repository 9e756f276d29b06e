export { EntriesView, ExportLink, SendAgain } from './cms/admin-views.tsx'
export { FormWarnings } from './cms/form-warnings.tsx'
