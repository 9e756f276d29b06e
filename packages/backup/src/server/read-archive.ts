import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { isInside } from '../core/archive-path.ts'
import {
  differencesOf,
  type FileContents,
  MANIFEST_NAME,
  MAX_MANIFEST_BYTES,
  type Manifest,
  parseManifest,
} from '../core/manifest.ts'
import { decrypted } from './encryption.ts'
import { hashing } from './hashing.ts'

/** Entries of an archive, at most. */
const MAX_ENTRIES = 2_000_000

/** Differences from the manifest that a message names. */
const NAMED_DIFFERENCES = 5

/**
 * Unpacks an archive into a folder and checks each file by its hash.
 *
 * @param file Absolute path. One whose name ends in `.age` is decrypted.
 * @param folder Absolute path of an empty folder.
 * @throws {Error} One sentence, for an archive that is cut off, damaged, or reaches outside of the folder.
 */
export async function unpackArchive(file: string, folder: string, passphrase: string | undefined): Promise<Manifest> {
  const files = await unpack(file, folder, passphrase).catch((cause: Error) => {
    throw cause.message.endsWith('.')
      ? cause
      : new Error(`${file} cannot be read to its end (${cause.message}). It is damaged or cut off.`, { cause })
  })
  if (!files.some(({ path }) => path === MANIFEST_NAME))
    throw new Error(`${file} has no manifest: it is cut off, or no backup of Vitrine.`)
  const manifest = await readManifest(join(folder, MANIFEST_NAME))
  const differences = differencesOf(
    manifest.files,
    files.filter(({ path }) => path !== MANIFEST_NAME),
  )
  if (differences.length === 0) return manifest
  const more = differences.length - NAMED_DIFFERENCES
  throw new Error(
    `The archive differs from its manifest: ${differences.slice(0, NAMED_DIFFERENCES).join(' ')}${more > 0 ? ` And ${more} more.` : ''}`,
  )
}

async function unpack(file: string, folder: string, passphrase: string | undefined): Promise<readonly FileContents[]> {
  const isEncrypted = file.endsWith('.age')
  if (isEncrypted && passphrase === undefined)
    throw new Error('The archive is encrypted. Give its passphrase in BACKUP_PASSPHRASE.')
  const source = createReadStream(file)
  const plain = isEncrypted && passphrase !== undefined ? await decrypted(source, passphrase) : source
  const entries = extract()
  const read = pipeline(plain, createGunzip(), entries)
  read.catch((error: Error) => entries.destroy(error))
  const files: FileContents[] = []
  for await (const entry of entries) {
    const { name, type, size = 0 } = entry.header
    if (type !== 'file' || !isInside(name))
      throw new Error(`The archive holds “${name}”, which is no file that a backup has.`)
    if (files.length >= MAX_ENTRIES) throw new Error(`The archive has more than ${MAX_ENTRIES} files.`)
    const { through, sha256 } = hashing()
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await pipeline(entry, through, createWriteStream(join(folder, name), { flags: 'wx', mode: 0o600 }))
    files.push({ path: name, bytes: size, sha256: sha256() })
  }
  await read
  return files
}

async function readManifest(file: string): Promise<Manifest> {
  const { size } = await stat(file)
  if (size > MAX_MANIFEST_BYTES) throw new Error('The manifest of the archive is too large.')
  return parseManifest(await readFile(file, 'utf8'))
}
