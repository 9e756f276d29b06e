import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { withPostgres } from '@vitrine/cms/database'
import type { LoadedSettings } from '@vitrine/cms/settings'
import { mediaBucket } from '@vitrine/content/media-store'
import { uploadsBucket } from '@vitrine/forms/content'
import type { BucketSettings } from '@vitrine/storage/core'
import type { StoredFile } from '@vitrine/storage/files'
import { archiveName, surplusArchives } from '../core/archive-name.ts'
import {
  DATA_FOLDER,
  DATA_PATHS,
  MEDIA_PATH,
  piecePath,
  SECRET_NAME,
  SQLITE_NAME,
  UPLOADS_PATH,
} from '../core/archive-path.ts'
import { type DatabaseContents, MANIFEST_FORMAT, type Manifest } from '../core/manifest.ts'
import { dumpPostgres } from '../store/postgres-dump.ts'
import { copySqlite } from '../store/sqlite-copy.ts'
import { encrypted } from './encryption.ts'
import { removeLeftovers } from './leftovers.ts'
import { type ArchiveWriter, writeArchive } from './write-archive.ts'

/** Beginning of the names of folders in which archives are made. */
const SCRATCH = '.making-'

export interface BackupOptions {
  readonly settings: LoadedSettings
  /** Absolute path of the folder for archives. Created when absent. */
  readonly to: string
  /** Encrypts the secret, and with `isEncrypted` the whole archive. Without one the archive holds no secret. */
  readonly passphrase: string | undefined
  readonly isEncrypted: boolean
  readonly now: Date
  readonly progress: (text: string) => void
  /** Looks at the archive before it gets its name. Rejects to have it thrown away. */
  readonly check?: ((file: string) => Promise<void>) | undefined
}

export interface Backup {
  /** Absolute path of the archive. */
  readonly file: string
  readonly bytes: number
  readonly manifest: Manifest
}

/**
 * Makes an archive of the whole site while it runs: the database as it is at one moment, then the files, so that every
 * file that the database names is there. The archive has its name only once it is whole.
 *
 * @throws When the disk is full, or the database cannot be read. No archive is left then.
 */
export async function makeBackup(options: BackupOptions): Promise<Backup> {
  const { to, passphrase, isEncrypted, now } = options
  await mkdir(to, { recursive: true })
  await removeLeftovers(to, [SCRATCH], now)
  const scratch = await mkdtemp(join(to, SCRATCH))
  try {
    const name = archiveName(now, isEncrypted)
    const file = join(scratch, name)
    const archive = await writeArchive(file, isEncrypted ? passphrase : undefined)
    let manifest: Manifest
    try {
      manifest = await fill(archive, scratch, options)
    } catch (error) {
      archive.abandon()
      throw error
    }
    await options.check?.(file)
    await rename(file, join(to, name))
    return { file: join(to, name), bytes: (await stat(join(to, name))).size, manifest }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

/**
 * Removes the oldest archives of a folder.
 *
 * @param keep How many to leave.
 * @returns Names of those that were removed.
 */
export async function removeSurplus(folder: string, keep: number): Promise<readonly string[]> {
  const surplus = surplusArchives(await readdir(folder), keep)
  for (const name of surplus) await rm(join(folder, name))
  return surplus
}

async function fill(archive: ArchiveWriter, scratch: string, options: BackupOptions): Promise<Manifest> {
  const { settings, passphrase, now, progress } = options
  progress('reading the database')
  const database = await addDatabase(archive, scratch, settings)
  let files = 0
  const inFolder = new Set<string>()
  for await (const path of filesOf(settings.dataDir)) {
    inFolder.add(path)
    await archive.addFile(`${DATA_FOLDER}/${path}`, join(settings.dataDir, path))
    files += 1
    progress(`${files} files`)
  }
  if (settings.bucket) {
    for await (const [path, { length, content }] of filesInBucket(settings.bucket)) {
      // A file that is being moved may be in both.
      if (inFolder.has(path)) content.destroy()
      else await archive.addContent(`${DATA_FOLDER}/${path}`, length, content)
      files += 1
      progress(`${files} files`)
    }
  }
  if (passphrase !== undefined) {
    await archive.addBytes(
      SECRET_NAME,
      await buffer(await encrypted(Readable.from([Buffer.from(settings.secret)]), passphrase)),
    )
  }
  return archive.finish({ format: MANIFEST_FORMAT, madeAt: now.toISOString(), site: settings.siteUrl, database })
}

/** Opens the files of the library and of messages that are in a bucket, by the paths that they have in a folder. */
async function* filesInBucket(bucket: BucketSettings): AsyncGenerator<readonly [string, StoredFile]> {
  const stores = [
    [MEDIA_PATH, mediaBucket(bucket)],
    [UPLOADS_PATH, uploadsBucket(bucket)],
  ] as const
  for (const [folder, store] of stores) {
    for await (const name of store.names()) {
      const found = await store.read(name)
      if (found) yield [`${folder}/${name}`, found]
    }
  }
}

async function addDatabase(
  archive: ArchiveWriter,
  scratch: string,
  { database }: LoadedSettings,
): Promise<DatabaseContents> {
  if (database.kind === 'postgres') {
    return withPostgres(database.url, (client) =>
      dumpPostgres(client, (table, piece, bytes) => archive.addBytes(piecePath(table, piece), bytes)),
    )
  }
  const copy = join(scratch, 'vitrine.db')
  await copySqlite(database.file, copy)
  await archive.addFile(SQLITE_NAME, copy)
  await rm(copy)
  return { kind: 'sqlite' }
}

/** Names what a backup holds of the data folder, with slashes, each folder in the order of the alphabet. */
async function* filesOf(dataDir: string): AsyncGenerator<string> {
  for (const path of DATA_PATHS) yield* filesBelow(dataDir, path)
}

async function* filesBelow(dataDir: string, path: string): AsyncGenerator<string> {
  const found = await stat(join(dataDir, path)).catch(() => undefined)
  if (found?.isFile()) yield path
  if (!found?.isDirectory()) return
  for (const name of (await readdir(join(dataDir, path))).sort()) yield* filesBelow(dataDir, `${path}/${name}`)
}
