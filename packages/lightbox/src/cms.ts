export { lightboxSettings } from './cms/lightbox-settings.ts'
