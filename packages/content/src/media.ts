export { mediaTypeOf } from './content/media/upload-kinds.ts'
