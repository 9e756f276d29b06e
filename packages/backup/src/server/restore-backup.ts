import { createReadStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { migrateTo, withPostgres } from '@vitrine/cms/database'
import { ConfigError, MIN_SECRET_LENGTH, type Settings } from '@vitrine/cms/settings'
import { ARCHIVES_FOLDER, DATA_FOLDER, piecePath, SECRET_NAME, SQLITE_NAME } from '../core/archive-path.ts'
import type { DatabaseContents, Manifest } from '../core/manifest.ts'
import { isEmptyPostgres, loadPostgres } from '../store/postgres-load.ts'
import { faultsOfSqlite } from '../store/sqlite-copy.ts'
import { decrypted } from './encryption.ts'
import { unpackArchive } from './read-archive.ts'

/** Beginning of the names of folders beside the data folder in which archives are unpacked. */
export const RESTORING = '.restoring-'

export interface RestoreOptions {
  /** Absolute path of the archive. */
  readonly archive: string
  /** Where to: the data folder and the database must be empty. */
  readonly settings: Settings
  readonly passphrase: string | undefined
  readonly progress: (text: string) => void
}

export interface Restored {
  readonly manifest: Manifest
  /** True if the site has the secret that it had: sessions and the keys of services go on working. */
  readonly hasSecret: boolean
}

/**
 * Puts an archive into an empty place. The place stays empty unless all of it was put there.
 *
 * @throws {ConfigError} One sentence, for a place that is not empty, another kind of database, or a damaged archive.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { archive, settings, passphrase, progress } = options
  await requireEmpty(settings)
  await mkdir(dirname(settings.dataDir), { recursive: true })
  // Beside the data folder, so that files are moved and not copied.
  const scratch = await mkdtemp(join(dirname(settings.dataDir), RESTORING))
  try {
    progress('reading the archive')
    const manifest = await unpackArchive(archive, scratch, passphrase).catch((cause: Error) => {
      throw new ConfigError(`${cause.message} Nothing was restored.`, { cause })
    })
    requireKind(manifest.database, settings)
    await requireUndamaged(manifest.database, scratch)
    const secret = await readSecret(scratch, passphrase)
    progress('putting it in place')
    await place(scratch, manifest, settings, secret)
    return { manifest, hasSecret: settings.secret !== undefined || secret !== undefined }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function requireEmpty({ dataDir, database }: Settings): Promise<void> {
  const there = (existsSync(dataDir) ? await readdir(dataDir) : []).filter((name) => name !== ARCHIVES_FOLDER)
  if (there.length > 0)
    throw new ConfigError(
      `${dataDir} is not empty (${there.slice(0, 3).join(', ')}). Move what is in it elsewhere, or set DATA_DIR to an empty folder.`,
    )
  if (database.kind === 'sqlite') {
    if (!existsSync(database.file)) return
    throw new ConfigError(`There is a database already: ${database.file}. Move it elsewhere, or set DATABASE_URL.`)
  }
  if (!(await withPostgres(database.url, isEmptyPostgres)))
    throw new ConfigError(
      'The database of DATABASE_URL has tables already. Make an empty one and set DATABASE_URL to it.',
    )
}

function requireKind({ kind }: DatabaseContents, { database }: Settings): void {
  if (kind === database.kind) return
  throw new ConfigError(
    kind === 'postgres'
      ? 'The archive is that of a site on PostgreSQL. Set DATABASE_URL to an empty PostgreSQL database.'
      : 'The archive is that of a site with an SQLite file. Unset DATABASE_URL to restore it.',
  )
}

async function requireUndamaged({ kind }: DatabaseContents, scratch: string): Promise<void> {
  if (kind === 'postgres') return
  const faults = await faultsOfSqlite(join(scratch, SQLITE_NAME))
  if (faults.length > 0)
    throw new ConfigError(`The database in the archive is damaged: ${faults[0]} Use another archive.`)
}

async function readSecret(scratch: string, passphrase: string | undefined): Promise<string | undefined> {
  const file = join(scratch, SECRET_NAME)
  if (!existsSync(file) || passphrase === undefined) return undefined
  const secret = await text(await decrypted(createReadStream(file), passphrase))
  return secret.length >= MIN_SECRET_LENGTH ? secret : undefined
}

/** The database comes last: a site without one is an empty site, which nobody takes for the restored one. */
async function place(
  scratch: string,
  { database }: Manifest,
  settings: Settings,
  secret: string | undefined,
): Promise<void> {
  const { dataDir } = settings
  await mkdir(dataDir, { recursive: true })
  const unpacked = join(scratch, DATA_FOLDER)
  const names = existsSync(unpacked) ? await readdir(unpacked) : []
  try {
    for (const name of names) await rename(join(unpacked, name), join(dataDir, name))
    if (secret !== undefined) await writeFile(join(dataDir, 'secret'), secret, { mode: 0o600 })
    if (settings.database.kind === 'sqlite') await rename(join(scratch, SQLITE_NAME), settings.database.file)
    else await loadDatabase(scratch, database, settings, settings.database.url)
  } catch (error) {
    for (const name of [...names, 'secret']) await rm(join(dataDir, name), { recursive: true, force: true })
    throw error
  }
}

async function loadDatabase(
  scratch: string,
  contents: DatabaseContents,
  settings: Settings,
  url: string,
): Promise<void> {
  if (contents.kind !== 'postgres') return
  await migrateTo(settings, contents.migrations)
  await withPostgres(url, (client) => loadPostgres(client, contents, (table) => piecesOf(scratch, table)))
}

async function* piecesOf(scratch: string, table: string): AsyncGenerator<Buffer> {
  for (let piece = 0; existsSync(join(scratch, piecePath(table, piece))); piece += 1)
    yield* createReadStream(join(scratch, piecePath(table, piece)))
}
