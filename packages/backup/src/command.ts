import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { UnreachableDatabase } from '@vitrine/cms/database'
import { ConfigError, type LoadedSettings, loadSettings, readSettings, type Settings } from '@vitrine/cms/settings'
import { outsideFaultOf } from '@vitrine/content/core'
import { MAX_KEEP } from './core/archive-name.ts'
import { ARCHIVES_FOLDER } from './core/archive-path.ts'
import { bucketArchives } from './server/bucket-archives.ts'
import { MIN_PASSPHRASE_LENGTH } from './server/encryption.ts'
import { removeLeftovers } from './server/leftovers.ts'
import { type Backup, makeBackup, removeSurplus } from './server/make-backup.ts'
import { requireArchive } from './server/require-archive.ts'
import { RESTORING, restoreBackup } from './server/restore-backup.ts'
import { verifyBackup } from './server/verify-backup.ts'

/** Beginnings of the names of scratch folders in the data folder. */
const [SENDING, CHECKING] = ['.sending-', '.checking-']

/** Place of archives that is a bucket. */
const BUCKET = 's3'

const USAGE = `Give one of:
  npm run backup -- [--to FOLDER|s3] [--encrypt] [--verify] [--keep NUMBER]
  npm run restore -- ARCHIVE
  npm run restore -- --check ARCHIVE
  npm run upgrade -- --check
ARCHIVE is a file, or s3:NAME for one in the bucket. BACKUP_PASSPHRASE encrypts, and opens what is encrypted. docs/operating.md explains each option.`

type Asked =
  | {
      readonly kind: 'backup'
      readonly to: string
      readonly isEncrypted: boolean
      readonly verify: boolean
      readonly keep: number | undefined
    }
  | { readonly kind: 'restore'; readonly archive: string }
  | { readonly kind: 'check'; readonly archive: string }
  | { readonly kind: 'upgrade' }

export interface CommandContext {
  readonly env: Readonly<Record<string, string | undefined>>
  /** Absolute path of the project. */
  readonly projectRoot: string
  /** Is given each line for the person who waits. */
  readonly say: (kind: 'progress' | 'result', text: string) => void
  readonly now: () => Date
}

/**
 * Makes a backup, restores one, checks one, or tries this version on a copy.
 *
 * @param args `backup`, `restore` or `upgrade`, then the options of {@link USAGE}, with absolute paths.
 * @throws {ConfigError} One message that says what to do.
 */
export async function runCommand(args: readonly string[], context: CommandContext): Promise<void> {
  const asked = readArguments(args)
  try {
    await runAsked(asked, context)
  } catch (error) {
    if (outsideFaultOf(error) !== 'full') throw error
    throw new ConfigError(FULL[asked.kind], { cause: error })
  }
}

/** Sentences for a disk that is full. */
const FULL: Readonly<Record<Asked['kind'], string>> = {
  backup:
    'The disk is full, so no archive was made, and nothing of the attempt is left. The site and older archives are as they were. Make room, or name a folder on another disk with --to.',
  restore:
    'The disk is full, so the archive was not restored. A restore needs room for the whole site beside the one that is there. Make room, then restore again.',
  check: 'The disk is full, so the archive could not be tried. It is as it was. Make room, then check again.',
  upgrade:
    'The disk is full, so this version could not be tried on a copy of the site. The site is as it was. Make room, then try again.',
}

async function runAsked(asked: Asked, context: CommandContext): Promise<void> {
  const passphrase = readPassphrase(context.env.BACKUP_PASSPHRASE)
  const progress = (text: string) => context.say('progress', text)
  const { env, projectRoot } = context
  const { dataDir } = readSettings(env, projectRoot)
  await removeOfKilledRuns(dataDir, context.now())
  if (asked.kind === 'restore') {
    const settings = readSettings(env, projectRoot)
    const { manifest, hasSecret } = await withArchive(asked.archive, settings, (archive) =>
      restoreBackup({ archive, settings, passphrase, progress }),
    )
    context.say('result', restoredText(manifest.madeAt, manifest.files.length, hasSecret))
    return
  }
  const program = join(projectRoot, 'apps/site/dist/server/main.js')
  const settings = loadSettings(env, projectRoot)
  const verify = (archive: string) => verifyBackup({ archive, settings, passphrase, program, progress })
  if (asked.kind === 'check') {
    await withArchive(asked.archive, settings, verify)
    context.say(
      'result',
      `${asked.archive} is good: it was restored into a scratch place, started, and its pages answered.`,
    )
    return
  }
  if (asked.kind === 'upgrade') {
    await checkUpgrade({ settings, passphrase, now: context.now(), progress, verify })
    context.say(
      'result',
      'This version works with your content: a copy was brought to its state and started, and its pages answered. Nothing of the site was changed. npm start brings the site itself to it.',
    )
    return
  }
  if (asked.isEncrypted && passphrase === undefined)
    throw new ConfigError(
      '--encrypt needs a passphrase. Set BACKUP_PASSPHRASE, and write it down apart from the archives.',
    )
  context.say('result', await backUp(asked, { settings, passphrase, now: context.now(), progress, verify }))
}

/** Removes what commands that were killed have left beside the data: whole copies of a site. The system tidies its own folder. */
async function removeOfKilledRuns(dataDir: string, now: Date): Promise<void> {
  await removeLeftovers(dataDir, [SENDING, CHECKING], now)
  await removeLeftovers(dirname(dataDir), [RESTORING], now)
}

/** Makes an archive in a folder, or in the bucket. @returns Sentences on what came of it. */
async function backUp(
  asked: Extract<Asked, { kind: 'backup' }>,
  options: {
    readonly settings: LoadedSettings
    readonly passphrase: string | undefined
    readonly now: Date
    readonly progress: (text: string) => void
    readonly verify: (archive: string) => Promise<void>
  },
): Promise<string> {
  const { to, isEncrypted, keep } = asked
  const { settings, verify, progress, passphrase } = options
  const archives = to === BUCKET ? bucketArchives(settings.bucket) : undefined
  const folder = archives ? await mkdtemp(join(settings.dataDir, SENDING)) : resolve(settings.dataDir, to)
  try {
    const made = await makeBackup({ ...options, to: folder, isEncrypted, check: asked.verify ? verify : undefined })
    if (archives) progress('sending the archive')
    await archives?.send(made.file)
    const surplus = (count: number) => (archives ? archives.removeSurplus(count) : removeSurplus(folder, count))
    const removed = keep === undefined ? [] : await surplus(keep)
    const file = archives ? `${BUCKET}:${basename(made.file)}` : made.file
    return madeText({ ...made, file }, { isVerified: asked.verify, hasSecret: passphrase !== undefined, removed })
  } finally {
    if (archives) await rm(folder, { recursive: true, force: true })
  }
}

/** Tries this version on a copy of the site, which is removed. @throws {ConfigError} That says what does not work. */
async function checkUpgrade(options: {
  readonly settings: LoadedSettings
  readonly passphrase: string | undefined
  readonly now: Date
  readonly progress: (text: string) => void
  readonly verify: (archive: string) => Promise<void>
}): Promise<void> {
  const folder = await mkdtemp(join(options.settings.dataDir, CHECKING))
  try {
    await makeBackup({ ...options, to: folder, isEncrypted: false, check: options.verify })
  } catch (cause) {
    // No copy was made, so nothing is known of this version.
    if (cause instanceof UnreachableDatabase) throw cause
    throw new ConfigError(
      `This version does not work with a copy of your content: ${(cause as Error).message.replace(/\.?$/, '.')} Nothing of the site was changed; leave the version that runs in place.`,
      { cause },
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Does something with an archive, which is fetched first if it is in the bucket. */
async function withArchive<Result>(
  archive: string,
  { bucket }: Pick<Settings, 'bucket'>,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  if (!archive.startsWith(`${BUCKET}:`)) {
    await requireArchive(archive)
    return work(archive)
  }
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-archive-'))
  try {
    return await work(await bucketArchives(bucket).fetch(archive.slice(BUCKET.length + 1), folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Runs the command that the arguments give. Sends each line to its parent. */
export async function main(args: readonly string[], env: NodeJS.ProcessEnv, projectRoot: string): Promise<void> {
  await runCommand(args, {
    env,
    projectRoot,
    say: (kind, text) => process.send?.({ kind, text }),
    now: () => new Date(),
  })
}

/** @throws {ConfigError} For anything but one thing to do. */
function readArguments([kind, ...args]: readonly string[]): Asked {
  try {
    if (kind === 'backup') {
      const { values } = parseArgs({
        args: [...args],
        options: {
          to: { type: 'string', default: ARCHIVES_FOLDER },
          encrypt: { type: 'boolean', default: false },
          verify: { type: 'boolean', default: false },
          keep: { type: 'string' },
        },
      })
      return { kind, to: values.to, isEncrypted: values.encrypt, verify: values.verify, keep: readKeep(values.keep) }
    }
    const options = { check: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    if (kind === 'upgrade') {
      if (values.check && positionals.length === 0) return { kind }
      throw new ConfigError(
        'npm start brings a site to this version. npm run upgrade -- --check tries it on a copy first.',
      )
    }
    const [archive] = positionals
    if (archive !== undefined && positionals.length === 1) return { kind: values.check ? 'check' : 'restore', archive }
  } catch (cause) {
    throw cause instanceof ConfigError ? cause : new ConfigError(`${(cause as Error).message}\n${USAGE}`)
  }
  throw new ConfigError(USAGE)
}

function readKeep(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const keep = /^\d+$/.test(text) ? Number(text) : 0
  if (keep >= 1 && keep <= MAX_KEEP) return keep
  throw new ConfigError(`--keep is "${text}". Give how many archives to leave, from 1 to ${MAX_KEEP}.`)
}

function readPassphrase(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  if (text.length >= MIN_PASSPHRASE_LENGTH) return text
  throw new ConfigError(
    `BACKUP_PASSPHRASE has ${text.length} characters, which can be guessed. Give at least ${MIN_PASSPHRASE_LENGTH}.`,
  )
}

function madeText(
  { file, bytes, manifest }: Backup,
  { isVerified, hasSecret, removed }: { isVerified: boolean; hasSecret: boolean; removed: readonly string[] },
): string {
  return [
    `${file} (${megabytes(bytes)} MB, ${manifest.files.length} files)`,
    isVerified
      ? 'It was restored into a scratch place, started, and its pages answered.'
      : 'It was not verified. Add --verify to have it restored and started in a scratch place.',
    ...(hasSecret ? [] : ['It holds no secret: set BACKUP_PASSPHRASE, or keep SECRET elsewhere.']),
    ...(removed.length > 0 ? [`Removed, being older than those to keep: ${removed.join(', ')}`] : []),
  ].join('\n')
}

function restoredText(madeAt: string, files: number, hasSecret: boolean): string {
  return [
    `The site of ${madeAt} is in place (${files} files). npm start serves it.`,
    'What waited to be sent is kept back: see Deliveries in the admin.',
    ...(hasSecret
      ? []
      : [
          'The archive gave no secret, so a new one is made: everybody signs in anew, and keys of services are entered again.',
        ]),
  ].join('\n')
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1)
}
