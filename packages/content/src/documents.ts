export { composed, slugField } from './content/documents/address-fields.ts'
export { type BelowBase, baseSlugField, moveWithBase, readBase } from './content/documents/base-slug.ts'
export { notCopied } from './content/documents/copies.ts'
export { editLock } from './content/documents/edit-lock.ts'
export { languagesField, noteLanguage } from './content/documents/languages-field.ts'
export { BLOCK_LIST, isMadeOfBlocks } from './content/documents/made-of-blocks.ts'
export type { AddressSource } from './content/documents/made-paths.ts'
export { OWN_TABLE } from './content/documents/own-table.ts'
export { hashPassword, isPassword } from './content/documents/page-password.ts'
export { pathFields, readPaths, standsBelow } from './content/documents/path-field.ts'
export { SAVED_TOGETHER, SavedTogether } from './content/documents/saved-together.ts'
export {
  noteRows,
  ROWS_FOLLOWER,
  type RowsFollower,
  type SearchedRow,
  type SearchedRows,
} from './content/documents/searched-rows.ts'
export { termCollection } from './content/documents/term-collection.ts'
export { documentVersions } from './content/documents/versions.ts'
export { visibilityFields } from './content/documents/visibility-fields.ts'
export { isCollection, isGlobal } from './content/queries/slugs.ts'
export type { TrashHook, TrashRules } from './content/trash/trash-rules.ts'
