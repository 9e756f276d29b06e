import { type AdminText, field } from '@vitrine/kit/block'

/** Name of a gallery in the addresses of its images; it may be that of several blocks. */
export const galleryName = (help: AdminText) =>
  field.text({ label: { en: 'Name of the gallery', de: 'Name der Galerie' }, help, localized: false, maxLength: 60 })
