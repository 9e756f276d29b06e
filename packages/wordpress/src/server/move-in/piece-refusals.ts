import { MAX_FOLDER_BYTES, MAX_FOLDER_ENTRIES, MAX_PIECE_BYTES, type PieceRefusal } from '../../core/move-in/piece.ts'

/** Status and sentence for each reason not to take a piece. */
export const PIECE_REFUSALS: Readonly<
  Record<PieceRefusal | 'folder-in-place', { readonly status: number; readonly message: string }>
> = {
  'piece-size': { status: 413, message: `A piece has 1 byte to ${MAX_PIECE_BYTES / 1024 ** 2} MB.` },
  offset: { status: 409, message: 'The file goes on at another place.' },
  'beyond-end': { status: 400, message: 'The piece ends beyond the end of its file.' },
  'too-many': {
    status: 422,
    message: `There are ${MAX_FOLDER_ENTRIES} files already. Remove some, or put many into one zip.`,
  },
  'too-large': {
    status: 422,
    message: `All files together may have ${MAX_FOLDER_BYTES / 1024 ** 3} GB. Remove some.`,
  },
  'disk-full': { status: 507, message: 'The disk of the server has no room for this file.' },
  'folder-in-place': { status: 409, message: 'There is a folder of this name. Give the file another.' },
}
