export { checksumOf } from './content/media/file-checksum.ts'
export { isDownload, mediaTypeOf } from './content/media/upload-kinds.ts'
