import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFolder } from '@vitrine/storage/files'
import pg from 'pg'
import { runCommand } from './commands.ts'
import { type FilesHash, hashFiles, inBucket } from './files.ts'
import type { Topology } from './topology.ts'

/** All that a site holds. */
export interface SiteHash {
  readonly rows: number
  /** Of every row of every table, but those of the search index, which a restore makes anew. */
  readonly hash: string
  readonly media: FilesHash
}

/** A site before it was wiped, and after it was restored. */
export interface Restored {
  readonly before: SiteHash
  readonly after: SiteHash
}

const PASSPHRASE = 'correct horse battery'

/**
 * Makes a backup while the site runs and nobody writes, ends all nodes, removes database, bucket and data folders, and
 * restores the archive into an empty place. The nodes are gone afterwards.
 */
export async function restoreFromBackup(topology: Topology): Promise<Restored> {
  const { databaseUrl, env, nodes } = topology
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-restore-'))
  const secrets = { BACKUP_PASSPHRASE: PASSPHRASE }
  try {
    const before = { ...(await hashRows(databaseUrl)), media: await hashFiles(inBucket(topology)) }
    const archives = join(folder, 'archives')
    const from = { ...env, ...secrets, DATA_DIR: nodes.admin.dataDir }
    await runCommand('backup', ['backup', '--to', archives, '--encrypt'], from)
    await Promise.all(Object.values(nodes).map((node) => node.stop()))
    await wipe(topology)
    const [archive = ''] = await readdir(archives)
    const place = join(folder, 'restored')
    const files = { S3_BUCKET: '', S3_ENDPOINT: '', S3_KEY_ID: '', S3_SECRET: '', S3_PREFIX: '' }
    await runCommand('backup', ['restore', join(archives, archive)], { ...env, ...files, ...secrets, DATA_DIR: place })
    const after = { ...(await hashRows(databaseUrl)), media: await hashFiles(openFolder(join(place, 'media'))) }
    return { before, after }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function wipe(topology: Topology): Promise<void> {
  const bucket = inBucket(topology)
  for await (const name of bucket.names()) await bucket.remove(name)
  await topology.query('drop schema public cascade')
  await topology.query('create schema public')
}

async function hashRows(databaseUrl: string): Promise<{ readonly rows: number; readonly hash: string }> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const tables = await client.query(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename !~ '^search_' order by 1`,
    )
    const hash = createHash('sha256')
    let count = 0
    for (const { name } of tables.rows) {
      const { rows } = await client.query(`select t::text as row from "${name}" t order by 1`)
      count += rows.length
      hash.update(`${name}\0${rows.map(({ row }) => row).join('\0')}\0`)
    }
    return { rows: count, hash: hash.digest('hex') }
  } finally {
    await client.end()
  }
}
