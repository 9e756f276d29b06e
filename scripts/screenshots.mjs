import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { ensureBrowser } from './launch/browser.mjs'
import { buildAdmin, buildSite } from './launch/build.mjs'
import { install } from './launch/install.mjs'
import { inRoot } from './launch/paths.mjs'
import { seed } from './launch/prepare.mjs'
import { startProgram } from './launch/program.mjs'
import { step } from './launch/step.mjs'
import { SCREENS } from './screenshots/screens.mjs'

/** Pixels of the window, and of its image, which is shown at half of a large window's width. */
const WINDOW = { width: 1280, height: 800 }
const IMAGE_WIDTH = 1280

/** Quality of the WebP, of 100. */
const QUALITY = 72

/** Milliseconds that the admin may take to answer first. */
const START_MS = 120_000

const ACCOUNT = { name: 'Olive Owner', email: 'olive@example.com', password: 'a screenshot of every screen' }

// Takes the screenshots of docs/images anew, from the demo: `npm run screenshots`.
await install()
await buildSite()
await buildAdmin()
const executablePath = await ensureBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-screenshots-'))
const env = {
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  SMTP_URL: '',
  HOST: '127.0.0.1',
  PORT: '0',
  ADMIN: 'on',
  LOG_LEVEL: 'error',
}
try {
  await step('Filling in the demo', 'Demo filled in', (progress) => seed([], progress, env))
  await step('Taking screenshots', 'Screenshots taken', takeAll)
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

/** @param {(text: string) => void} progress */
async function takeAll(progress) {
  const site = startProgram('main', [], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--hide-scrollbars'] })
  try {
    const { url, setupCode } = await ready(site)
    const page = await browser.newPage({ viewport: WINDOW, reducedMotion: 'reduce' })
    await page.goto(`${url}/admin/login`)
    // Until the admin has started, the page that says so looks again by itself.
    await page.locator('form').waitFor({ timeout: START_MS })
    await asked(page.request.post(`${url}/api/users/first-register`, { data: { ...ACCOUNT, setupCode } }))
    mkdirSync(inRoot('docs/images'), { recursive: true })
    for (const screen of SCREENS) {
      progress(screen.name)
      await take(page, url, screen)
    }
  } finally {
    await browser.close()
    site.kill('SIGTERM')
  }
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} url
 * @param {import('./screenshots/screens.mjs').Screen} screen
 */
async function take(page, url, { name, path, where = '', prepare }) {
  const [, collection] = /\{([\w-]+)\}/.exec(path) ?? []
  const id = collection && (await asked(page.request.get(`${url}/api/${collection}?depth=0&${where}`))).docs[0]?.id
  await page.goto(`${url}/admin${path.replace(/\{[\w-]+\}/, String(id))}`)
  await page.locator('.nav--nav-hydrated.nav--nav-open').waitFor()
  await page.locator('form[data-form-ready="false"]').waitFor({ state: 'detached' })
  await prepare?.(page)
  await page.waitForLoadState('networkidle')
  const drawn = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  await sharp(drawn)
    .resize({ width: IMAGE_WIDTH })
    .webp({ quality: QUALITY })
    .toFile(inRoot(`docs/images/${name}.webp`))
}

/** @param {Promise<import('playwright-core').APIResponse>} request */
async function asked(request) {
  const response = await request
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`)
  return response.json()
}

/**
 * @param {import('node:child_process').ChildProcess} site
 * @returns {Promise<{ url: string, setupCode?: string }>}
 */
function ready(site) {
  return new Promise((resolve, reject) => {
    site.once('exit', (code) => reject(new Error(`The site ended with ${code} before it was ready.`)))
    site.on('message', (/** @type {{ type?: string, url: string }} */ message) => {
      if (message?.type === 'ready') resolve(message)
    })
  })
}
