export { uploadRefusal } from './content/media/check-upload.ts'
export { type MediaSettings, mediaBucket, mediaFolder, mediaOf, openMedia } from './content/media/media-store.ts'
