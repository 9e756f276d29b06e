import { randomUUID } from 'node:crypto'
import { appendFile, mkdir, readdir, readFile, rename, rm, stat, statfs, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isCleanName } from '../../core/move-in/file-name.ts'
import { type FileRole, fileRole } from '../../core/move-in/file-role.ts'
import type { ReadyFile, UnfinishedFile } from '../../core/move-in/move-in-state.ts'
import { type PieceRefusal, parsePartName, partName, refusePiece, type UploadedFile } from '../../core/move-in/piece.ts'
import { openZip } from '../reading/zip-entries.ts'

/** Folders and files of the import folder that are not offered: their names begin with a dot. */
const UNFINISHED = '.unfinished'
const WORK = '.work'
const NODE = '.node'

/** `received`: bytes of the file that are here; the next piece begins there. */
export type PieceOutcome =
  | { readonly kind: 'taken'; readonly received: number; readonly isWhole: boolean }
  | { readonly kind: 'refused'; readonly because: PieceRefusal | 'folder-in-place'; readonly received: number }

/** Files that lie ready on this machine, and what is worked out of them. */
export interface ImportFolder {
  /** Id of the folder: what begins here goes on here. */
  readonly node: string
  files(): Promise<readonly ReadyFile[]>
  unfinished(): Promise<readonly UnfinishedFile[]>
  /** Adds a piece to its file; the last one puts the file in its place. One piece after the other. */
  addPiece(file: UploadedFile, offset: number, bytes: Uint8Array): Promise<PieceOutcome>
  /** Removes a file and its unfinished pieces. Folders were put here by hand, and stay. */
  remove(name: string): Promise<void>
  /** Path of something that lies ready. */
  pathOf(name: string): string
  /** Path of a file that is worked out. */
  workPath(name: string): string
}

/** Opens the import folder of a data folder, and makes it where there is none. */
export async function openImportFolder(dataDir: string): Promise<ImportFolder> {
  const root = join(dataDir, 'import')
  for (const folder of [UNFINISHED, WORK]) await mkdir(join(root, folder), { recursive: true })
  return new DiskImportFolder(root, await readNode(root))
}

/** The first process that opens the folder names it. */
async function readNode(root: string): Promise<string> {
  const file = join(root, NODE)
  await writeFile(file, randomUUID(), { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return (await readFile(file, 'utf8')).trim()
}

class DiskImportFolder implements ImportFolder {
  readonly node: string
  readonly #root: string
  /** Roles of zips, by all that tells whether they changed: their lists of files may be long. */
  readonly #roles = new Map<string, FileRole>()
  #last: Promise<unknown> = Promise.resolve()

  constructor(root: string, node: string) {
    this.#root = root
    this.node = node
  }

  async files(): Promise<readonly ReadyFile[]> {
    const entries = await readdir(this.#root, { withFileTypes: true })
    const files: ReadyFile[] = []
    for (const entry of entries) {
      if (!isCleanName(entry.name)) continue
      const { name } = entry
      if (entry.isDirectory()) {
        const role = fileRole(name, await readdir(this.pathOf(name)))
        files.push({ name, kind: 'folder', bytes: undefined, role })
      } else if (entry.isFile()) {
        const { size, mtimeMs } = await stat(this.pathOf(name))
        files.push({ name, kind: 'file', bytes: size, role: await this.#roleOf(name, `${name}\n${size}\n${mtimeMs}`) })
      }
    }
    return files.sort((one, other) => (one.name < other.name ? -1 : 1))
  }

  async unfinished(): Promise<readonly UnfinishedFile[]> {
    const files: UnfinishedFile[] = []
    for (const part of await readdir(join(this.#root, UNFINISHED))) {
      const file = parsePartName(part)
      if (file) files.push({ ...file, received: await sizeOf(this.#partPath(file)) })
    }
    return files
  }

  addPiece(file: UploadedFile, offset: number, bytes: Uint8Array): Promise<PieceOutcome> {
    return this.#inTurn(() => this.#add(file, offset, bytes))
  }

  remove(name: string): Promise<void> {
    return this.#inTurn(async () => {
      const stats = await stat(this.pathOf(name)).catch(() => undefined)
      if (stats?.isFile()) await rm(this.pathOf(name), { force: true })
      for (const file of await this.unfinished()) {
        if (file.name === name) await rm(this.#partPath(file), { force: true })
      }
    })
  }

  pathOf(name: string): string {
    return join(this.#root, name)
  }

  workPath(name: string): string {
    return join(this.#root, WORK, name)
  }

  async #add(file: UploadedFile, offset: number, bytes: Uint8Array): Promise<PieceOutcome> {
    const path = this.#partPath(file)
    const received = await sizeOf(path)
    const [files, unfinished] = [await this.files(), await this.unfinished()]
    const others = [...files, ...unfinished.filter((other) => partName(other) !== partName(file))]
    const { bavail, bsize } = await statfs(this.#root)
    const because = refusePiece(
      { file, offset, bytes: bytes.length },
      {
        received,
        otherBytes: others.reduce((sum, other) => sum + (other.bytes ?? 0), 0),
        otherEntries: others.length,
        freeBytes: bavail * bsize,
      },
    )
    if (because) return { kind: 'refused', because, received }
    if (files.some(({ name, kind }) => name === file.name && kind === 'folder')) {
      return { kind: 'refused', because: 'folder-in-place', received }
    }
    try {
      await appendFile(path, bytes)
    } catch (error) {
      // A part of the piece may be there.
      await truncate(path, received).catch(() => undefined)
      throw error
    }
    const isWhole = received + bytes.length === file.bytes
    if (isWhole) await rename(path, this.pathOf(file.name))
    return { kind: 'taken', received: received + bytes.length, isWhole }
  }

  async #roleOf(name: string, key: string): Promise<FileRole> {
    if (!/\.zip$/i.test(name)) return fileRole(name, undefined)
    const known = this.#roles.get(key)
    if (known) return known
    const role = await zipRole(name, this.pathOf(name))
    this.#roles.set(key, role)
    return role
  }

  #partPath(file: UploadedFile): string {
    return join(this.#root, UNFINISHED, partName(file))
  }

  /** Pieces of one file depend on each other, and all files on the room that is left. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = this.#last.then(work, work)
    this.#last = next.catch(() => undefined)
    return next
  }
}

async function zipRole(name: string, path: string): Promise<FileRole> {
  try {
    const zip = await openZip(path)
    zip.close()
    return fileRole(
      name,
      zip.entries.map((entry) => entry.path),
    )
  } catch {
    // No zip, whatever its name says: looking at the export tells what is wrong with it.
    return 'export'
  }
}

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.size ?? 0
}
