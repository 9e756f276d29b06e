import { existsSync } from 'node:fs'
import { run } from './run.mjs'
import { step } from './step.mjs'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Names of Debian. */
const BROWSER_PACKAGE = 'chromium'
const SHELL_PACKAGE = 'chromium-headless-shell'

/**
 * Finds a Chromium for the tests, or installs Debian's. None is downloaded from elsewhere.
 *
 * @returns {Promise<string>} Path of the executable.
 * @throws With what to install, when none can be had.
 */
export async function ensureBrowser() {
  const mayInstall = !process.env.VITRINE_BROWSER && existsSync('/etc/debian_version') && process.getuid?.() === 0
  const missing = missingPackages({ browser: findBrowser(), shell: findHeadlessShell(), mayInstall })
  if (missing.length > 0) {
    await step('Installing Chromium', 'Chromium installed', (progress) => installPackages(missing, progress))
  }
  const found = findBrowser()
  if (found) return found
  const installed = findBrowser() ?? (await downloadedBrowser())
  if (installed) return installed
  throw new Error(
    'The browser tests need Chromium, and none could be installed. ' +
      'Install the package "chromium" of your system, or set VITRINE_BROWSER to the path of one.',
  )
}

/**
 * Finds the headless shell of Chromium, which opens a page at half the cost of the whole browser. It keeps no pages for
 * the way back, and has no interface of its own.
 *
 * @returns {string | undefined} Path of the executable.
 */
export function findHeadlessShell() {
  return [process.env.VITRINE_HEADLESS_SHELL, '/usr/bin/chromium-headless-shell'].find(
    (path) => path && existsSync(path),
  )
}

/**
 * Names Debian's packages that are to be installed: the headless shell also beside a browser that is there, since the
 * browser tests take twice as long without it.
 *
 * @param {{ browser: string | undefined, shell: string | undefined, mayInstall: boolean }} found Paths of what is there,
 *   and whether this is a Debian whose packages this account installs.
 * @returns {readonly string[]} The browser, which tests need, first.
 */
export function missingPackages({ browser, shell, mayInstall }) {
  if (!mayInstall) return []
  return [...(browser ? [] : [BROWSER_PACKAGE]), ...(shell ? [] : [SHELL_PACKAGE])]
}

/** @param {readonly string[]} names @param {(text: string) => void} progress */
async function installPackages(names, progress) {
  // Old lists may do, where there is no network.
  await run('apt-get', ['update'], { progress }).catch(() => {})
  for (const name of names) {
    const installing = run('apt-get', ['install', '-y', '--no-install-recommends', name], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      progress,
    })
    // Not every relative of Debian packages it.
    await (name === SHELL_PACKAGE ? installing.catch(() => {}) : installing)
  }
}

/**
 * Finds a Chromium that is there already, the headless shell first; nothing is installed.
 *
 * @returns {Promise<string | undefined>} Path of the executable.
 */
export async function findChromium() {
  return findHeadlessShell() ?? findBrowser() ?? (await downloadedBrowser())
}

/** @returns {string | undefined} */
function findBrowser() {
  return [process.env.VITRINE_BROWSER, ...INSTALLED].find((path) => path && existsSync(path))
}

/** @returns {Promise<string | undefined>} */
async function downloadedBrowser() {
  const { chromium } = await import('playwright-core')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}
