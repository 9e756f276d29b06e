export { startEmptyingTrash } from './trash/empty-trash.ts'
export { readTrashedFileNames } from './trash/trashed-file-names.ts'
