export { startEmptyingTrash } from './content/trash/empty-trash.ts'
export { readTrashedFileNames } from './content/trash/trashed-file-names.ts'
