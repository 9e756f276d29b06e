export { isDownload, mediaTypeOf } from './content/media/upload-kinds.ts'
