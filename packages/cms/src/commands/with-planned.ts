import { readFile } from 'node:fs/promises'
import type { SiteConfig } from '@vitrine/kit/config'
import {
  ExportFileError,
  type FileSource,
  type ImportProgress,
  type OpenedRest,
  openExport,
  openFileSources,
  openRest,
  type PlannedSite,
  progressText,
  readRedirectFile,
  withFetching,
} from '@vitrine/wordpress/planning'
import { imports } from '../config/imports.ts'
import { ConfigError } from '../settings/config-error.ts'
import { KNOWN_LANGUAGES } from '../settings/languages.ts'
import type { LoadedSettings } from '../settings/load.ts'
import { exampleCounts } from './example-counts.ts'
import type { Asked } from './import-arguments.ts'
import { say } from './import-result.ts'
import { hasOwnContent } from './own-content.ts'

/** An import that was asked for, and the site that it is for. */
export interface AskedImport {
  readonly asked: Extract<Asked, { kind: 'wordpress' }>
  readonly settings: Pick<LoadedSettings, 'languages' | 'database'>
  readonly config: Pick<SiteConfig, 'import'>
}

/** A planned import, and the place where its files are looked for. */
export interface ToImport {
  readonly planned: PlannedSite
  readonly files: FileSource
}

/**
 * Reads and plans what was asked for, and closes it after the work.
 *
 * @throws {ConfigError} When it cannot be read. @throws What the work throws.
 */
export async function withPlanned(given: AskedImport, work: (toImport: ToImport) => Promise<void>): Promise<void> {
  const { address, credentials } = given.asked
  try {
    const progress = (text: string) => say('progress', text)
    const rest = address === undefined ? undefined : await openRest({ address, credentials, progress })
    try {
      await planAndWork(rest, given, work)
    } finally {
      await rest?.close()
    }
  } catch (error) {
    throw error instanceof ExportFileError ? new ConfigError(error.message) : error
  }
}

async function planAndWork(
  rest: OpenedRest | undefined,
  { asked, settings, config }: AskedImport,
  work: (toImport: ToImport) => Promise<void>,
): Promise<void> {
  const planned = await openExport({
    paths: asked.paths,
    rest,
    options: await readOptions(asked.options),
    mainLanguage: asked.mainLanguage,
    exampleContent: asked.exampleContent,
    target: {
      languages: settings.languages,
      knownLanguages: Object.keys(KNOWN_LANGUAGES),
      hasOwnContent: await hasOwnContent(settings.database),
      examples: await exampleCounts(settings.database, asked.insteadOf),
      now: Date.now(),
      imports,
    },
    mappings: config.import?.mappings,
    redirects: asked.redirects === undefined ? undefined : await readRedirectFile(asked.redirects),
    progress: sayProgress,
  })
  const stored = await openFileSources(asked.media)
  const { hosts, rules } = rest?.nearby ?? { hosts: planned.hosts }
  const files = asked.fetchMedia ? withFetching(stored, hosts, rules) : stored
  try {
    await work({ planned, files })
  } finally {
    files.close()
  }
}

async function readOptions(file: string | undefined): Promise<unknown> {
  if (file === undefined) return {}
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (cause) {
    throw new ConfigError(`The options in ${file} cannot be read: ${(cause as Error).message}`)
  }
}

/** Says it as a line for people, and as a value for programs. */
export function sayProgress(progress: ImportProgress): void {
  process.send?.({ kind: 'progress', text: progressText(progress), progress })
}

/** Ends with the program that started this one: nobody would hear what comes of it, or stop it. */
export function endWithParent(exitCode: number): void {
  process.on('disconnect', () => process.exit(exitCode))
  if (process.connected === false) process.exit(exitCode)
}
