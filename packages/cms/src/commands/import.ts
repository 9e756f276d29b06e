import { processLock } from '@vitrine/content/store'
import type { SiteConfig } from '@vitrine/kit/config'
import { endRun, hasLedger, type ImportRun, lastStep, readRuns, runImport, undoRun } from '@vitrine/wordpress/server'
import type { Payload } from 'payload'
import { importWriters } from '../config/import-writers.ts'
import { type ContentInUnits, openInUnits } from '../config/open-in-units.ts'
import { ConfigError } from '../settings/config-error.ts'
import type { SiteLanguages } from '../settings/languages.ts'
import type { LoadedSettings } from '../settings/load.ts'
import { siteSettings } from '../settings/site-settings.ts'
import { compareImport } from './compare-import.ts'
import { type Asked, PASSWORD_SETTING, readArguments } from './import-arguments.ts'
import { EXIT_CODES, say, sayReport } from './import-result.ts'
import { fingerprintOf } from './repeated-import.ts'
import { runsNamed, runsOfSite } from './runs-named.ts'
import { type AskedImport, endWithParent, sayProgress, withPlanned } from './with-planned.ts'

/**
 * Imports a site, compares it with the old one, takes an import back, or lists what was imported. Sends each line to its
 * parent.
 *
 * @param config Of this site.
 */
export async function main(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  projectRoot: string,
  config: Pick<SiteConfig, 'import'>,
): Promise<void> {
  const asked = readArguments(args, env[PASSWORD_SETTING])
  endWithParent(EXIT_CODES.failed)
  const settings = await siteSettings(env, projectRoot)
  if (asked.kind === 'wordpress') return importWordPress({ settings, asked, config })
  await withContent(settings, { readsOnly: asked.kind === 'compare' }, async (opened) => {
    if (asked.kind === 'undo') await undo(opened, asked.runs)
    else if (asked.kind === 'compare') await compare(opened, settings, asked)
    else await listRuns(opened.payload)
  })
}

/** @throws {ConfigError} While another import runs, for work that does more than read. */
async function withContent(
  settings: LoadedSettings,
  { readsOnly }: { readonly readsOnly: boolean },
  work: (opened: ContentInUnits) => Promise<void>,
): Promise<void> {
  const opened = await openInUnits(settings, { migrate: !readsOnly })
  try {
    const lock = await processLock(opened.payload, settings.database, 'importing')
    const isAlone = readsOnly || (await lock.take())
    if (!isAlone) throw new ConfigError('An import is running already. Wait until it has ended.')
    try {
      await work(opened)
    } finally {
      await lock.release()
    }
  } finally {
    await opened.payload.destroy()
  }
}

/** The export says in which languages the site is to be opened, so that it is read first. */
async function importWordPress(given: WordPressImport): Promise<void> {
  const { asked } = given
  await withPlanned(given, async ({ planned, files }) => {
    // The order comes from languages that are known.
    const settings = { ...given.settings, languages: planned.languages as SiteLanguages }
    // Files that change while they are read make another import.
    const fingerprint = await fingerprintOf(asked, settings)
    await withContent(settings, { readsOnly: asked.dryRun }, async ({ payload, units }) => {
      const insteadOf = runsOfSite(await runsHere(payload), asked.insteadOf, planned.source)
      const { languages } = settings
      const report = await runImport({ payload, units, files, languages, writers: importWriters }, planned, {
        dryRun: asked.dryRun,
        update: asked.update,
        only: new Set(asked.only),
        insteadOf,
        now: () => new Date(),
        progress: sayProgress,
        fingerprint,
      })
      await sayReport(report, asked.report)
    })
  })
}

interface WordPressImport extends AskedImport {
  readonly settings: LoadedSettings
}

/** @param asked Names of runs, in the order in which they are taken back; empty: the last one that made something. */
async function undo({ payload, units }: ContentInUnits, asked: readonly string[]): Promise<void> {
  const runs = await runsHere(payload)
  const last = runs.length > 0 && asked.length === 0 ? await lastStep(payload) : undefined
  const chosen = last ? [last] : runsNamed(runs, asked)
  if (chosen.length === 0) throw new ConfigError('There is no import to take back.')
  const lines: string[] = []
  for (const run of chosen) {
    const { removed, restored, remaining } = await undoRun(
      { payload, units, writers: importWriters },
      run.id,
      sayProgress,
    )
    const state = remaining.length === 0 ? 'undone' : 'ended'
    await endRun(payload, { id: run.id, endedAt: new Date().toISOString(), state, report: run.report ?? '{}' })
    lines.push(
      `${removed} documents and settings of ${run.id} were taken back.`,
      ...(restored > 0 ? [`${restored} examples came back from the trash.`] : []),
      ...(remaining.length > 0 ? ['These stay:'] : []),
      ...remaining.map(({ collection, id, key, note }) => `  ${collection} ${id ?? ''} (${key}): ${note}`),
    )
    if (remaining.length > 0) process.exitCode = EXIT_CODES.gaps
  }
  say('result', lines.join('\n'))
}

async function runsHere(payload: Payload): Promise<readonly ImportRun[]> {
  return (await hasLedger(payload)) ? readRuns(payload) : []
}

async function compare(
  { payload }: ContentInUnits,
  settings: LoadedSettings,
  asked: Extract<Asked, { kind: 'compare' }>,
): Promise<void> {
  say('result', await compareImport(payload, settings, asked, (text) => say('progress', text)))
}

async function listRuns(payload: Payload): Promise<void> {
  const runs = await runsHere(payload)
  const lines = runs.map(({ id, source, startedAt, state }) => `${id}  ${source}  ${startedAt}  ${state}`)
  say('result', lines.length > 0 ? lines.join('\n') : 'Nothing was imported yet.')
}
