export { startEmptyingTrash } from './trash/empty-trash.ts'
