export { shareImageRoute } from './server/route.ts'
export { createShareImages, type ShareImages } from './server/share-images.ts'
export { unpackFont } from './server/unpack-font.ts'
