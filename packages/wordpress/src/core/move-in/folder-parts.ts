import { isTaken } from './file-role.ts'

/** A file that was chosen, alone or with the folder that it lies in. */
export interface ChosenFile {
  /** `export.xml`, or `uploads/2024/02/a.jpg` where the folder `uploads` was chosen. */
  readonly path: string
}

/** A chosen folder, parted into what is sent as it is, and what is packed into one zip. */
export interface FolderParts<File> {
  /** Exports, sliders and lists of redirects, which lie in the folder itself. */
  readonly alone: readonly File[]
  readonly packed: readonly { readonly file: File /** Path in the zip. */; readonly path: string }[]
}

/** Files that systems leave in folders. */
const LEFT_BY_SYSTEMS = /(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini|__MACOSX)(?:\/|$)/i

/** End of the name of a size that WordPress made: `-300x200.jpg`. */
const MADE_SIZE = /-\d{1,5}x\d{1,5}(?=\.[a-z0-9]{1,5}$)/i

/** Files that were chosen without a folder, and folders by their names. */
export function byFolder<File extends ChosenFile>(
  chosen: readonly File[],
): { readonly alone: readonly File[]; readonly folders: ReadonlyMap<string, readonly File[]> } {
  const alone: File[] = []
  const folders = new Map<string, File[]>()
  for (const file of chosen) {
    const end = file.path.indexOf('/')
    if (end === -1) {
      alone.push(file)
      continue
    }
    const name = file.path.slice(0, end)
    const files = folders.get(name)
    if (files) files.push(file)
    else folders.set(name, [file])
  }
  return { alone, folders }
}

/**
 * Parts the files of one folder. Sizes that WordPress made of an image stay behind where the image itself is there: the
 * library makes its own.
 */
export function folderParts<File extends ChosenFile>(files: readonly File[]): FolderParts<File> {
  const wanted = files.filter(({ path }) => !LEFT_BY_SYSTEMS.test(path))
  const isAlone = ({ path }: File) => path.split('/').length === 2 && isTaken(path)
  const paths = new Set(wanted.map(({ path }) => path))
  const packed = wanted
    .filter((file) => !isAlone(file) && !isMadeSize(file.path, paths))
    .map((file) => ({ file, path: pathInZip(file.path) }))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
  return { alone: wanted.filter(isAlone), packed }
}

function isMadeSize(path: string, paths: ReadonlySet<string>): boolean {
  return (
    MADE_SIZE.test(path) && (paths.has(path.replace(MADE_SIZE, '')) || paths.has(path.replace(MADE_SIZE, '-scaled')))
  )
}

/** A year is a part of the path of an image; the name of another folder is not. */
function pathInZip(path: string): string {
  const [folder = '', ...rest] = path.split('/')
  return /^\d{4}$/.test(folder) ? path : rest.join('/')
}
