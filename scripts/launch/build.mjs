import { existsSync } from 'node:fs'
import { makeOnce } from './make-once.mjs'
import { isPacked } from './packed.mjs'
import { inRoot } from './paths.mjs'
import { run } from './run.mjs'
import { staleness } from './stale.mjs'
import { step } from './step.mjs'

const packages = inRoot('packages')
/** Holds the mappings of the import; features come by files below `packages`. */
const siteConfig = inRoot('vitrine.config.ts')
const lockfile = inRoot('package-lock.json')

/** Whatever the terminal has set: with another value React is built in a form that the server cannot run. */
const FOR_VISITORS = { NODE_ENV: 'production' }

/** Marks of the last build of each program, beside what it made. */
const SITE_STAMP = inRoot('apps/site/dist/.built')
const ADMIN_STAMP = inRoot('apps/admin/.next/.built')

const siteState = () => staleness(SITE_STAMP, [packages, inRoot('apps/site'), siteConfig, lockfile])
const adminState = () => staleness(ADMIN_STAMP, [packages, inRoot('apps/admin'), lockfile])

/**
 * Builds the visitor's program when something it is made from has changed.
 *
 * @param {import('./step.mjs').StepOptions} [options]
 */
export async function buildSite(options = {}) {
  if (isPacked) return
  const made = { lock: inRoot('.cache/site.lock'), doing: 'building the site', look: siteState }
  await makeOnce(made, () =>
    step(
      'Building the site',
      'Site built',
      async (progress) => {
        const vite = inRoot('node_modules/vite/bin/vite.js')
        const how = { cwd: inRoot('apps/site'), env: FOR_VISITORS, progress }
        await run(process.execPath, [vite, 'build'], how)
        await run(process.execPath, [vite, 'build', '--ssr'], how)
      },
      options,
    ),
  )
}

/**
 * Keeps the site from starting an editor's program that is about to be built anew: its files would be taken from under
 * it. The site starts it when {@link buildAdmin} is done.
 */
export function holdStaleAdmin() {
  if (isPacked) return
  const state = adminState()
  if (state.stale) state.unmark()
}

/**
 * Builds the editor's program when something it is made from has changed.
 *
 * @param {import('./step.mjs').StepOptions} [options]
 */
export async function buildAdmin(options = {}) {
  if (isPacked) return
  const made = { lock: inRoot('.cache/admin.lock'), doing: 'building the admin', look: adminState }
  await makeOnce(made, () =>
    step(
      'Building the admin',
      'Admin built',
      (progress) =>
        run(process.execPath, [inRoot('node_modules/next/dist/bin/next'), 'build'], {
          cwd: inRoot('apps/admin'),
          // A build reads no content: it gets a data folder of its own, so that it needs no settings.
          env: {
            NODE_ENV: 'production',
            NEXT_TELEMETRY_DISABLED: '1',
            DATA_DIR: inRoot('apps/admin/.next/build-data'),
            DATABASE_URL: '',
          },
          progress,
        }),
      options,
    ),
  )
}

/** @throws {Error} When the editor's program was never built. */
export function requireBuiltAdmin() {
  if (!existsSync(ADMIN_STAMP)) {
    throw new Error(
      'The admin is not built, and tests build nothing. Run them with npm test, or run npm run build first.',
    )
  }
}
