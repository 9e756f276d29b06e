import type { ChosenFile } from '../../core/move-in/folder-parts.ts'

/** A file of the visitor's computer. */
export interface LocalFile extends ChosenFile {
  readonly file: File
}

/** Files that were chosen in a dialog, by file or by folder. */
export function chosenFiles(files: FileList | null): readonly LocalFile[] {
  return [...(files ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }))
}

/** Files that were dropped, with those of folders. Their entries are only there until the event has been handled. */
export async function droppedFiles({ items }: DataTransfer): Promise<readonly LocalFile[]> {
  const dropped = [...items].map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }))
  const entries = dropped.flatMap(({ entry }) => entry ?? [])
  // Programs other than the one for files give files without entries.
  const alone = dropped.flatMap(({ entry, file }) => (entry || !file ? [] : { path: file.name, file }))
  return [...alone, ...(await allFiles(entries))]
}

async function allFiles(entries: readonly FileSystemEntry[]): Promise<readonly LocalFile[]> {
  const files: LocalFile[] = []
  for (const entry of entries) {
    if (isFile(entry)) {
      const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
      files.push({ path: entry.fullPath.replace(/^\//, ''), file })
    }
    if (isFolder(entry)) files.push(...(await allFiles(await entriesIn(entry))))
  }
  return files
}

/** Browsers give a part of a long folder at a time, and nothing at its end. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader()
  const entries: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0) return entries
    entries.push(...some)
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
