import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { processLock } from '@vitrine/content/store'
import {
  ExportFileError,
  endRun,
  hasLedger,
  type ImportProgress,
  type ImportRun,
  type OpenedRest,
  openExport,
  openFileSources,
  openRest,
  progressText,
  type RunReport,
  readRedirectFile,
  readRuns,
  runImport,
  runText,
  undoRun,
  withFetching,
} from '@vitrine/wordpress/server'
import type { Payload } from 'payload'
import { type ContentInUnits, openInUnits } from '../config/open-in-units.ts'
import { ConfigError } from '../settings/config-error.ts'
import { type LoadedSettings, loadSettings } from '../settings/load.ts'
import { type AskedComparison, compareImport } from './compare-import.ts'

const USAGE = `Give one of:
  npm run import -- wordpress PATH… [--media DIR|ZIP]… [--options FILE] [--redirects FILE] [--report FILE]
                    [--dry-run] [--update] [--fetch-media] [--only COLLECTION]… [--compare URL|DIR]
  npm run import -- wordpress https://old.example [--user NAME] [PATH…] …
  npm run import -- compare URL|DIR [RUN] [--site URL]
  npm run import -- undo [RUN]…
  npm run import -- runs
PATH is an export (.xml, .xml.gz, .zip), an export of a slider (.zip, .ss3) or of forms (.json, .nff), or a folder of them. docs/moving-in.md explains each option.`

/** Exit codes. */
const EXIT_CODES = { all: 0, failed: 1, gaps: 2 } as const

/** Imports a site, compares it with the old one, takes an import back, or lists what was imported. Sends each line to its parent. */
export async function main(args: readonly string[], env: NodeJS.ProcessEnv, projectRoot: string): Promise<void> {
  const asked = readArguments(args, env[PASSWORD_SETTING])
  // Started by a program that is gone: nobody would hear what comes of it, or stop it.
  process.on('disconnect', () => process.exit(EXIT_CODES.failed))
  if (process.connected === false) process.exit(EXIT_CODES.failed)
  const settings = loadSettings(env, projectRoot)
  const readsOnly = asked.kind === 'compare' || (asked.kind === 'wordpress' && asked.dryRun)
  const opened = await openInUnits(settings, { migrate: !readsOnly })
  try {
    const lock = await processLock(opened.payload, settings.database, 'importing')
    const isAlone = readsOnly || (await lock.take())
    if (!isAlone) throw new ConfigError('An import is running already. Wait until it has ended.')
    try {
      if (asked.kind === 'wordpress') await importWordPress(opened, settings, asked)
      else if (asked.kind === 'undo') await undo(opened, asked.runs)
      else if (asked.kind === 'compare') await compare(opened, settings, asked)
      else await listRuns(opened.payload)
    } finally {
      await lock.release()
    }
  } catch (error) {
    throw error instanceof ExportFileError ? new ConfigError(error.message) : error
  } finally {
    await opened.payload.destroy()
  }
}

type Asked =
  | {
      readonly kind: 'wordpress'
      readonly paths: readonly string[]
      /** Address of a running WordPress, in place of an export of it. */
      readonly address: string | undefined
      readonly credentials: { readonly user: string; readonly password: string } | undefined
      readonly media: readonly string[]
      readonly options: string | undefined
      readonly redirects: string | undefined
      readonly report: string | undefined
      readonly dryRun: boolean
      readonly update: boolean
      readonly fetchMedia: boolean
      readonly only: readonly string[]
    }
  | { readonly kind: 'undo'; readonly runs: readonly string[] }
  | ({ readonly kind: 'compare' } & AskedComparison)
  | { readonly kind: 'runs' }

/** Setting with the application password: what stands in arguments is seen by all who use the machine. */
const PASSWORD_SETTING = 'WORDPRESS_APP_PASSWORD'

/** @throws {ConfigError} For anything but one thing to do. */
function readArguments(args: readonly string[], password: string | undefined): Asked {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        media: { type: 'string', multiple: true, default: [] },
        options: { type: 'string' },
        redirects: { type: 'string' },
        report: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        update: { type: 'boolean', default: false },
        'fetch-media': { type: 'boolean', default: false },
        only: { type: 'string', multiple: true, default: [] },
        user: { type: 'string' },
        site: { type: 'string' },
        browser: { type: 'string' },
      },
    })
    const [kind, ...paths] = positionals
    const { media, options, redirects, report, update, only, 'dry-run': dryRun, 'fetch-media': fetchMedia } = values
    if (kind === 'wordpress' && paths.length > 0) {
      const { address, files } = withoutAddress(paths)
      const credentials = credentialsOf(values.user, password)
      return {
        kind,
        paths: files,
        address,
        credentials,
        media,
        options,
        redirects,
        report,
        dryRun,
        update,
        fetchMedia,
        only,
      }
    }
    if (kind === 'undo') return { kind, runs: paths }
    if (kind === 'runs' && paths.length === 0) return { kind }
    const [old, run] = paths
    if (kind === 'compare' && old !== undefined && paths.length <= 2 && values.site !== undefined) {
      return { kind, old, run, site: values.site, browser: values.browser }
    }
  } catch (cause) {
    if (cause instanceof ConfigError) throw cause
    throw new ConfigError(`${(cause as Error).message}\n${USAGE}`)
  }
  throw new ConfigError(USAGE)
}

/** @throws {ConfigError} For a name without a password. */
function credentialsOf(user: string | undefined, password: string | undefined) {
  if (user === undefined) return undefined
  if (password) return { user, password }
  throw new ConfigError(
    `--user wants an application password of the old site. Set it as ${PASSWORD_SETTING}, or type it when a terminal asks for it.`,
  )
}

/** Addresses among paths: a site is read as a whole, so there is one at most. */
function withoutAddress(paths: readonly string[]) {
  const [address, ...others] = paths.filter((path) => /^https?:\/\//i.test(path))
  if (others.length > 0) throw new ConfigError('Give the address of one site only.')
  return { address, files: paths.filter((path) => path !== address) }
}

async function importWordPress(
  opened: ContentInUnits,
  settings: LoadedSettings,
  asked: Extract<Asked, { kind: 'wordpress' }>,
): Promise<void> {
  const { address, credentials } = asked
  const progress = (text: string) => say('progress', text)
  const rest = address === undefined ? undefined : await openRest({ address, credentials, progress })
  try {
    await importFrom(rest, { opened, settings, asked })
  } finally {
    await rest?.close()
  }
}

interface ImportToDo {
  readonly opened: ContentInUnits
  readonly settings: LoadedSettings
  readonly asked: Extract<Asked, { kind: 'wordpress' }>
}

async function importFrom(rest: OpenedRest | undefined, { opened, settings, asked }: ImportToDo): Promise<void> {
  const { payload, units } = opened
  const { languages } = settings
  const planned = await openExport({
    paths: asked.paths,
    rest,
    options: await readOptions(asked.options),
    target: { languages, now: Date.now() },
    redirects: asked.redirects === undefined ? undefined : await readRedirectFile(asked.redirects),
    progress: sayProgress,
  })
  const stored = await openFileSources(asked.media)
  const { hosts, rules } = rest?.nearby ?? { hosts: planned.hosts }
  const files = asked.fetchMedia ? withFetching(stored, hosts, rules) : stored
  try {
    const report = await runImport({ payload, units, files, languages }, planned, {
      dryRun: asked.dryRun,
      update: asked.update,
      only: new Set(asked.only),
      now: () => new Date(),
      progress: sayProgress,
    })
    if (asked.report !== undefined) await writeReport(asked.report, report)
    say('result', runText(report))
    process.exitCode = EXIT_CODES[report.outcome]
  } finally {
    files.close()
  }
}

/** @param asked Names of runs, in the order in which they are taken back; empty: the last one. */
async function undo({ payload, units }: ContentInUnits, asked: readonly string[]): Promise<void> {
  const runs = (await hasLedger(payload)) ? await readRuns(payload) : []
  const chosen =
    asked.length === 0 ? runs.filter(({ state }) => state !== 'undone').slice(0, 1) : runsNamed(runs, asked)
  if (chosen.length === 0) throw new ConfigError('There is no import to take back.')
  const lines: string[] = []
  for (const run of chosen) {
    const { removed, remaining: kept } = await undoRun({ payload, units }, run.id, sayProgress)
    const state = kept.length === 0 ? 'undone' : 'ended'
    await endRun(payload, { id: run.id, endedAt: new Date().toISOString(), state, report: run.report ?? '{}' })
    lines.push(
      `${removed} documents and settings of ${run.id} were taken back.`,
      ...(kept.length > 0 ? ['These stay:'] : []),
      ...kept.map(({ collection, id, key, note }) => `  ${collection} ${id ?? ''} (${key}): ${note}`),
    )
    if (kept.length > 0) process.exitCode = EXIT_CODES.gaps
  }
  say('result', lines.join('\n'))
}

/** @throws {ConfigError} When one of them is not there. */
function runsNamed(runs: readonly ImportRun[], names: readonly string[]): readonly ImportRun[] {
  return names.map((name) => {
    const run = runs.find(({ id }) => id === name)
    if (!run) throw new ConfigError(`There is no import “${name}”.`)
    return run
  })
}

async function compare(
  { payload }: ContentInUnits,
  settings: LoadedSettings,
  asked: Extract<Asked, { kind: 'compare' }>,
): Promise<void> {
  say('result', await compareImport(payload, settings, asked, (text) => say('progress', text)))
}

async function listRuns(payload: Payload): Promise<void> {
  const runs = (await hasLedger(payload)) ? await readRuns(payload) : []
  const lines = runs.map(({ id, source, startedAt, state }) => `${id}  ${source}  ${startedAt}  ${state}`)
  say('result', lines.length > 0 ? lines.join('\n') : 'Nothing was imported yet.')
}

async function readOptions(file: string | undefined): Promise<unknown> {
  if (file === undefined) return {}
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (cause) {
    throw new ConfigError(`The options in ${file} cannot be read: ${(cause as Error).message}`)
  }
}

async function writeReport(file: string, report: RunReport): Promise<void> {
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`)
}

function say(kind: 'progress' | 'result', text: string): void {
  process.send?.({ kind, text })
}

/** Says it as a line for people, and as a value for programs. */
function sayProgress(progress: ImportProgress): void {
  process.send?.({ kind: 'progress', text: progressText(progress), progress })
}
