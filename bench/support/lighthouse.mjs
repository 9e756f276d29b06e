import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBrowser, findHeadlessShell } from '../../scripts/launch/browser.mjs'
import { NothingMeasured } from './nothing-measured.mjs'
import { installPeer } from './peers/install.mjs'

/** With what it brings along it weighs 180 MB, which nobody needs who does not measure. */
const VERSION = '13.5.0'

const CHROME_FLAGS = ['--no-sandbox', '--headless=new']

/**
 * @typedef {object} Audit What Lighthouse says of a page on its phone.
 * @property {number} performance 0 to 100, as the three that follow.
 * @property {number} accessibility
 * @property {number} bestPractices
 * @property {number} seo
 * @property {number} blocking Total blocking time in milliseconds.
 * @property {number} shift Cumulative layout shift.
 * @property {number} power Speed of this machine, by Lighthouse's own measure of it.
 */

/**
 * Installs Lighthouse in a temporary folder.
 *
 * @returns {Promise<(url: string) => Promise<Audit>>} Looks at a page, in a browser of its own.
 * @throws {Error} when npm cannot install it.
 */
export async function installLighthouse() {
  const folder = await installPeer('lighthouse', { lighthouse: VERSION }, {})
  const load = (/** @type {string} */ file) => import(pathToFileURL(join(folder, 'node_modules', file)).href)
  const [{ default: lighthouse }, { launch }, chromePath] = await Promise.all([
    load('lighthouse/core/index.js'),
    load('chrome-launcher/dist/index.js'),
    // A whole browser draws its own bars on the processor that the page is measured on.
    findHeadlessShell() ?? ensureBrowser(),
  ])
  return async (url) => {
    const chrome = await launch({ chromePath, chromeFlags: CHROME_FLAGS, logLevel: 'silent' })
    try {
      const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: 'error' })
      if (lhr.runtimeError) throw new NothingMeasured(`${new URL(url).pathname}: ${lhr.runtimeError.message}`)
      return auditOf(lhr)
    } finally {
      await chrome.kill()
    }
  }
}

/**
 * @param {object} result
 * @param {Readonly<Record<string, { score: number | null }>>} result.categories
 * @param {Readonly<Record<string, { numericValue?: number }>>} result.audits
 * @param {{ benchmarkIndex: number }} result.environment
 * @returns {Audit}
 */
function auditOf({ categories, audits, environment }) {
  const score = (/** @type {string} */ name) => Math.round(100 * (categories[name]?.score ?? Number.NaN))
  const value = (/** @type {string} */ name) => audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    power: environment.benchmarkIndex,
  }
}
