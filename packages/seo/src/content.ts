export { checklistTab } from './content/checklist-tab.ts'
export { missingAddresses } from './content/missing/missing-addresses.ts'
export { searchEngineSettings } from './content/search-engines.ts'
export { site } from './content/site.ts'
