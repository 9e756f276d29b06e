export { PICTURE_HEIGHT, PICTURE_WIDTH } from './core/compose.ts'
export { canBeSet, type FontFace, parseFontFaces } from './core/font-faces.ts'
export { SHARE_PREFIX, shareAddress, sharedPath } from './core/share-address.ts'
export { cardHash, type ShareCard, type ShareLook, shareCard } from './core/share-card.ts'
