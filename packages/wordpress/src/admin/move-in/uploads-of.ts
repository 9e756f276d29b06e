import type { AdminText } from '@vitrine/content/core'
import { isTaken } from '../../core/move-in/file-role.ts'
import { byFolder, folderParts } from '../../core/move-in/folder-parts.ts'
import type { LocalFile } from './dropped-files.ts'
import { folderZip } from './folder-zip.ts'
import { sourceOfFile, type UploadSource } from './upload-source.ts'

/** Uploads that chosen files and folders make, and one sentence about a file that is not taken. */
export function uploadsOf(chosen: readonly LocalFile[]): {
  readonly sources: readonly UploadSource[]
  readonly refused: AdminText | undefined
} {
  const { alone, folders } = byFolder(chosen)
  const sources = alone.filter(({ path }) => isTaken(path)).map(({ file }) => sourceOfFile(file))
  for (const [name, files] of folders) {
    const parts = folderParts(files)
    const packed = parts.packed.map(({ file: { file }, path }) => ({ file, path }))
    sources.push(...parts.alone.map(({ file }) => sourceOfFile(file)))
    if (packed.length > 0) sources.push(folderZip(`${name}.zip`, packed))
  }
  const other = alone.find(({ path }) => !isTaken(path))
  return {
    sources,
    refused: other && {
      en: `“${other.path}” is nothing that an import reads. Add images by their folder.`,
      de: `„${other.path}“ kann ein Import nicht lesen. Bilder mit ihrem Ordner hinzufügen.`,
    },
  }
}
