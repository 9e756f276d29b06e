export { sharePictureRoute } from './server/route.ts'
export { createSharePictures, type SharePictures } from './server/share-pictures.ts'
