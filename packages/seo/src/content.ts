export { checklistTab } from './content/checklist-tab.ts'
export { missingAddresses } from './content/missing/missing-addresses.ts'
export { searchTab } from './content/search-tab.ts'
export { site } from './content/site.ts'
