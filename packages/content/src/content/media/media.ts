import type { CollectionConfig, ImageSize } from 'payload'
import { sidebarPlace } from '../../core/sidebar-place.ts'
import { editLock } from '../documents/edit-lock.ts'
import { noSizesOfAnimations } from './animation-sizes.ts'
import { authorsKeepToUnseenFiles, mediaAccess } from './author-media.ts'
import { checkUpload } from './check-upload.ts'
import { noteChecksum } from './checksum.ts'
import { mediaFields } from './media-fields.ts'
import { type MediaSettings, mediaFolder, openMedia } from './media-store.ts'
import { namingUploads } from './name-uploads.ts'
import { keepAddress } from './replace-file.ts'
import { readShelves } from './shelves.ts'
import { storedElsewhere } from './stored-elsewhere.ts'
import { sayUploadFault } from './upload-fault.ts'
import { UPLOAD_TYPES } from './upload-kinds.ts'
import { removeFailedUpload, requireSpace, requireSpaceToReplace } from './upload-space.ts'
import { answerInUse } from './used-media.ts'

/** Widths of the responsive sizes, in pixels: thumbnail, phone, dense phone or tablet, laptop, desktop. */
export const IMAGE_WIDTHS = [480, 768, 960, 1440, 2000] as const

/** Pixels of the highest WebP, and of the highest AVIF that sharp writes. */
const MAX_HEIGHT = 16_383

/** Files on a page of the library. */
const FILES_LISTED = [48, 96, 192] as const

/** Widths up to this one, in pixels, are for phones. */
const PHONE_WIDTH = 768

/** The pixels of phones are so fine that a lower quality is not seen, and their lines so slow that each byte is worth its work. */
const PHONE_AVIF = { quality: 50, effort: 4, chromaSubsampling: '4:2:0' } as const
const AVIF = { quality: 55, effort: 3 } as const

const formatsOf = (width: number) =>
  [
    { format: 'avif', options: width <= PHONE_WIDTH ? PHONE_AVIF : AVIF },
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
  formatsOf(width).map((format) => ({ ...format, name: `${format.format}${width}`, width })),
)

/** Pictures, films and documents, with the sizes that browsers choose from. */
export function mediaCollection(settings: MediaSettings): CollectionConfig {
  const folder = mediaFolder(settings)
  const collection = libraryIn(folder)
  return settings.bucket ? storedElsewhere(collection, openMedia(settings), folder) : collection
}

/** @param folder Absolute path of the folder in which Payload writes files. */
function libraryIn(folder: string): CollectionConfig {
  const { giveName, noteStored, noteFailed } = namingUploads()
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
    labels: { singular: { en: 'Media file', de: 'Mediendatei' }, plural: { en: 'Media', de: 'Medien' } },
    custom: { visitorVisible: true },
    admin: {
      useAsTitle: 'filename',
      defaultColumns: ['filename', 'alt', 'updatedAt'],
      listSearchableFields: ['filename', 'alt', 'caption', 'folder'],
      pagination: { defaultLimit: FILES_LISTED[0], limits: [...FILES_LISTED] },
      components: {
        views: { list: { Component: { path: '@vitrine/content/admin#MediaLibrary', serverProps: { readShelves } } } },
      },
      ...sidebarPlace('Content', 'image', 'media'),
    },
    // Visitors get files at `/media/`.
    access: mediaAccess,
    trash: true,
    upload: {
      staticDir: folder,
      mimeTypes: [...UPLOAD_TYPES],
      focalPoint: true,
      imageSizes: SIZES.map(
        ({ name, width, format, options }): ImageSize => ({
          name,
          width,
          height: MAX_HEIGHT,
          withoutEnlargement: true,
          ...WHOLE,
          formatOptions: { format, options },
          admin: { disableListColumn: true, disableListFilter: true },
        }),
      ),
      adminThumbnail: 'webp480',
    },
    hooks: {
      beforeOperation: [
        answerInUse,
        authorsKeepToUnseenFiles,
        noteChecksum,
        checkUpload,
        giveName,
        keepAddress,
        noSizesOfAnimations,
        requireSpaceToReplace(folder),
      ],
      beforeValidate: [requireSpace(folder)],
      afterOperation: [noteStored],
      afterError: [removeFailedUpload(folder), noteFailed, sayUploadFault],
    },
    fields: mediaFields,
  }
}
