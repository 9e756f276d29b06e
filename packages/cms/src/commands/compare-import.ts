import { join } from 'node:path'
import {
  type ComparedSite,
  compareSites,
  hasLedger,
  pagesToCompare,
  readRuns,
  runningSite,
  savedSite,
} from '@vitrine/wordpress/server'
import type { Payload } from 'payload'
import { ConfigError } from '../settings/config-error.ts'
import type { LoadedSettings } from '../settings/load.ts'

export interface AskedComparison {
  /** Address of the old site while it runs, or a folder with its saved pages. */
  readonly old: string
  /** Import whose pages are compared; undefined: the last one. */
  readonly run: string | undefined
  /** Address at which this site answers. */
  readonly site: string
  /** Path of a Chromium. */
  readonly browser: string | undefined
}

/**
 * Compares what an import brought with the old site.
 *
 * @returns Lines for the terminal.
 * @throws {ConfigError} When there is no such import, or one of the sites cannot be read.
 */
export async function compareImport(
  payload: Payload,
  { dataDir }: Pick<LoadedSettings, 'dataDir'>,
  asked: AskedComparison,
  progress: (text: string) => void,
): Promise<string> {
  const runs = (await hasLedger(payload)) ? await readRuns(payload) : []
  const run = runs.find(({ id, state }) => (asked.run === undefined ? state === 'ended' : id === asked.run))
  if (!run?.report) throw new ConfigError('There is no import that has ended, so there is nothing to compare.')
  const { file, comparison } = await compareSites({
    oldSite: await oldSiteAt(asked.old),
    newSite: siteAt(asked.site),
    pages: pagesToCompare(JSON.parse(run.report)),
    folder: join(dataDir, 'comparisons', run.id),
    browser: asked.browser,
    progress,
  })
  const { pages, withoutScreenshots } = comparison
  const uncompared = pages.filter(({ state }) => state === 'uncompared').length
  return [
    `${pages.length - uncompared} pages were compared, ${uncompared} could not be read. See ${file}`,
    ...(withoutScreenshots === undefined ? [] : [`There are no screenshots: ${withoutScreenshots}`]),
  ].join('\n')
}

function oldSiteAt(old: string): Promise<ComparedSite> | ComparedSite {
  return /^https?:\/\//i.test(old) ? siteAt(old) : savedSite(old)
}

function siteAt(address: string): ComparedSite {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || url.username || !/^https?:$/.test(url.protocol)) {
    throw new ConfigError(`“${address}” is no address of a site. Give one such as https://old.example.`)
  }
  return runningSite(url)
}
