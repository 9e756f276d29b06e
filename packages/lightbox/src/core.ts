export { type LightboxSettings, parseLightbox } from './core/settings.ts'
export { lightboxSources } from './core/sources.ts'
export { LIGHTBOX_TEXTS } from './core/texts.ts'
