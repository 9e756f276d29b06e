export { uploadRefusal } from './content/media/check-upload.ts'
export { openImage } from './content/media/image-reader.ts'
export { type MediaSettings, mediaBucket, mediaFolder, mediaOf, openMedia } from './content/media/media-store.ts'
