export { mediaTypeOf } from './collections/upload-kinds.ts'
