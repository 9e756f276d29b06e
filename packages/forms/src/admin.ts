export { EntriesView, ExportLink, SendAgain } from './cms/admin-views.tsx'
