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

/** Builds the visitor's program when something it is made from has changed. */
export async function buildSite() {
  if (isPacked) return
  const state = staleness(inRoot('apps/site/dist/.built'), [packages, inRoot('apps/site'), siteConfig, lockfile])
  if (!state.stale) return
  await step('Building the site', 'Site built', async (progress) => {
    const vite = inRoot('node_modules/vite/bin/vite.js')
    const options = { cwd: inRoot('apps/site'), env: FOR_VISITORS, progress }
    await run(process.execPath, [vite, 'build'], options)
    await run(process.execPath, [vite, 'build', '--ssr'], options)
  })
  state.mark()
}

const adminState = () => staleness(inRoot('apps/admin/.next/.built'), [packages, inRoot('apps/admin'), lockfile])

/**
 * Keeps the site from starting an editor's program that is about to be built anew: its files would be taken from under
 * it. The site starts it when {@link buildAdmin} is done.
 */
export function holdStaleAdmin() {
  if (isPacked) return
  const state = adminState()
  if (state.stale) state.unmark()
}

/** Builds the editor's program when something it is made from has changed. */
export async function buildAdmin() {
  if (isPacked) return
  const state = adminState()
  if (!state.stale) return
  state.unmark()
  await step('Building the admin', 'Admin built', (progress) =>
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
  )
  state.mark()
}
