import type { AdminText } from '@vitrine/content/core'
import { MAX_FOLDER_BYTES, MAX_FOLDER_ENTRIES, MAX_PIECE_BYTES, type PieceRefusal } from '../../core/move-in/piece.ts'

/** Status and sentence for each reason not to take a piece. */
export const PIECE_REFUSALS: Readonly<
  Record<PieceRefusal | 'folder-in-place', { readonly status: number; readonly message: AdminText }>
> = {
  'piece-size': {
    status: 413,
    message: {
      en: `A piece has 1 byte to ${MAX_PIECE_BYTES / 1024 ** 2} MB.`,
      de: `Ein Stück hat 1 Byte bis ${MAX_PIECE_BYTES / 1024 ** 2} MB.`,
    },
  },
  offset: {
    status: 409,
    message: { en: 'The file goes on at another place.', de: 'Die Datei geht an einer anderen Stelle weiter.' },
  },
  'beyond-end': {
    status: 400,
    message: {
      en: 'The piece ends beyond the end of its file.',
      de: 'Das Stück reicht über das Ende der Datei hinaus.',
    },
  },
  'too-many': {
    status: 422,
    message: {
      en: `There are ${MAX_FOLDER_ENTRIES} files already. Remove some, or put many into one zip.`,
      de: `Es sind schon ${MAX_FOLDER_ENTRIES} Dateien da. Entfernen Sie einige, oder packen Sie viele in ein Zip.`,
    },
  },
  'too-large': {
    status: 422,
    message: {
      en: `All files together may have ${MAX_FOLDER_BYTES / 1024 ** 3} GB. Remove some.`,
      de: `Alle Dateien zusammen dürfen ${MAX_FOLDER_BYTES / 1024 ** 3} GB haben. Entfernen Sie einige.`,
    },
  },
  'disk-full': {
    status: 507,
    message: {
      en: 'The disk of the server has no room for this file.',
      de: 'Die Platte des Servers hat keinen Platz für diese Datei.',
    },
  },
  'folder-in-place': {
    status: 409,
    message: {
      en: 'There is a folder of this name. Give the file another.',
      de: 'Es gibt einen Ordner dieses Namens. Benennen Sie die Datei um.',
    },
  },
}
