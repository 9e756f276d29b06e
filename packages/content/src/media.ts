export { checksumOf } from './content/media/checksum.ts'
export { isDownload, mediaTypeOf } from './content/media/upload-kinds.ts'
