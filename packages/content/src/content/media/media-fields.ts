import type { Field, FieldHook } from 'payload'
import { MAX_MEDIA_TEXT, parseFolder, parseTags } from '../../core/media/media-details.ts'
import { uploaderField } from './author-media.ts'
import { checksumOfUpload } from './checksum.ts'

/** Characters of a SHA-256 in hexadecimal. */
const CHECKSUM_LENGTH = 64

/** A text of nothing but spaces is none: lists ask for files without a text. */
const noneIfBlank: FieldHook = ({ value }) => (typeof value === 'string' && value.trim() === '' ? null : value)

/** Fields of a file: its texts, where it is put, and what Vitrine remembers of it. */
export const mediaFields: Field[] = [
  {
    name: 'alt',
    label: { en: 'Alternative text', de: 'Alternativtext' },
    type: 'text',
    localized: true,
    maxLength: MAX_MEDIA_TEXT,
    admin: {
      description: {
        en: 'What the image shows, in one sentence: screen readers read it out.',
        de: 'Was das Bild zeigt, in einem Satz: Screenreader lesen ihn vor.',
      },
    },
    hooks: { beforeChange: [noneIfBlank] },
  },
  {
    name: 'caption',
    label: { en: 'Caption', de: 'Bildunterschrift' },
    type: 'text',
    localized: true,
    maxLength: MAX_MEDIA_TEXT,
  },
  {
    name: 'folder',
    label: { en: 'Folder', de: 'Ordner' },
    type: 'text',
    index: true,
    admin: {
      position: 'sidebar',
      description: {
        en: 'A slash makes a folder in a folder: Projects/Bakery.',
        de: 'Ein Schrägstrich macht einen Ordner im Ordner: Projekte/Bäckerei.',
      },
    },
    hooks: { beforeValidate: [({ value }) => (value === undefined ? value : parseFolder(value))] },
  },
  {
    name: 'tags',
    label: { en: 'Tags', de: 'Schlagwörter' },
    type: 'text',
    hasMany: true,
    admin: { position: 'sidebar' },
    hooks: { beforeValidate: [({ value }) => (value === undefined ? value : parseTags(value))] },
  },
  {
    name: 'checksum',
    type: 'text',
    index: true,
    maxLength: CHECKSUM_LENGTH,
    admin: { hidden: true },
    access: { create: () => false, update: () => false },
    hooks: { beforeChange: [checksumOfUpload] },
  },
  {
    name: 'facts',
    type: 'ui',
    admin: {
      position: 'sidebar',
      components: { Field: '@vitrine/content/admin#FileFacts' },
      condition: ({ id }) => id !== undefined,
      disableListColumn: true,
    },
  },
  uploaderField,
]
