import type { CollectionConfig, ImageSize } from 'payload'
import { sidebarPlace } from '../../core/sidebar-place.ts'
import { authors, editors } from '../access.ts'
import { editLock } from '../documents/edit-lock.ts'
import { authorsKeepToUnseenFiles, editorsOrUploader, readMedia } from './author-media.ts'
import { checkUpload } from './check-upload.ts'
import { noteChecksum } from './checksum.ts'
import { mediaFields } from './media-fields.ts'
import { type MediaSettings, mediaFolder, openMedia } from './media-store.ts'
import { keepAddress } from './replace-file.ts'
import { readShelves } from './shelves.ts'
import { storedElsewhere } from './stored-elsewhere.ts'
import { UPLOAD_TYPES } from './upload-kinds.ts'
import { answerInUse } from './used-media.ts'

/** Widths of the responsive sizes, in pixels: phone, tablet, laptop, desktop, and twice as dense. */
export const IMAGE_WIDTHS = [480, 960, 1440, 2000] as const

/** Files on a page of the library. */
const FILES_LISTED = [48, 96, 192] as const

const FORMATS = [
  { format: 'avif', options: { quality: 55, effort: 3 } },
  { format: 'webp', options: { quality: 74 } },
] as const

/**
 * A size shows the whole image. By itself Payload cuts each out around the focal point, also where nothing is to be cut
 * off, and encodes it an additional time to learn how large it became. To be sharp it is scaled from all pixels.
 */
const WHOLE = { fit: 'inside', fastShrinkOnLoad: false } as const

/** Fields of a file that pages need. */
const FILE = { filename: true, mimeType: true, width: true, height: true } as const

const SIZES = IMAGE_WIDTHS.flatMap((width) =>
  FORMATS.map((format) => ({ ...format, name: `${format.format}${width}`, width })),
)

/** Pictures, films and documents, with the sizes that browsers choose from. */
export function mediaCollection(settings: MediaSettings): CollectionConfig {
  const folder = mediaFolder(settings)
  const collection = libraryIn(folder)
  return settings.bucket ? storedElsewhere(collection, openMedia(settings), folder) : collection
}

/** @param folder Absolute path of the folder in which Payload writes files. */
function libraryIn(folder: string): CollectionConfig {
  return {
    slug: 'media',
    versions: false,
    lockDocuments: editLock,
    // A page shows many, each in all its sizes: addresses and weights of them would be half of what is read for it.
    defaultPopulate: {
      ...FILE,
      alt: true,
      caption: true,
      focalX: true,
      focalY: true,
      createdAt: true,
      updatedAt: true,
      sizes: Object.fromEntries(SIZES.map(({ name }) => [name, FILE])),
    },
    defaultSort: '-createdAt',
    labels: { singular: 'Media file', plural: 'Media' },
    custom: { visitorVisible: true },
    admin: {
      useAsTitle: 'filename',
      defaultColumns: ['filename', 'alt', 'updatedAt'],
      listSearchableFields: ['filename', 'alt', 'caption', 'folder'],
      pagination: { defaultLimit: FILES_LISTED[0], limits: [...FILES_LISTED] },
      components: {
        views: { list: { Component: { path: '@vitrine/content/admin#MediaLibrary', serverProps: { readShelves } } } },
      },
      ...sidebarPlace('Content', 'image'),
    },
    // Visitors get files at `/media/`; pages read what they show through Vitrine's own code.
    access: { create: authors, read: readMedia, update: editorsOrUploader, delete: editors },
    trash: true,
    upload: {
      staticDir: folder,
      mimeTypes: [...UPLOAD_TYPES],
      focalPoint: true,
      imageSizes: SIZES.map(
        ({ name, width, format, options }): ImageSize => ({
          name,
          width,
          withoutEnlargement: true,
          ...WHOLE,
          formatOptions: { format, options },
          admin: { disableListColumn: true, disableListFilter: true },
        }),
      ),
      adminThumbnail: 'webp480',
    },
    hooks: { beforeOperation: [answerInUse, authorsKeepToUnseenFiles, noteChecksum, checkUpload, keepAddress] },
    fields: mediaFields,
  }
}
