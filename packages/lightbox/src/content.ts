export { lightboxSettings } from './content/lightbox-settings.ts'
