export { addressBelow } from './documents/address-below.ts'
export { pathField, slugField } from './documents/address-fields.ts'
export { authorsKeepToDrafts } from './documents/author-drafts.ts'

export { languagesField, noteLanguage } from './documents/languages-field.ts'
export { metaTab } from './documents/meta-tab.ts'
export { documentVersions } from './documents/versions.ts'
