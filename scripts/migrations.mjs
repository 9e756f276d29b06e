import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'
import { inRoot } from './launch/paths.mjs'
import { runVisibly } from './launch/run.mjs'
import { keepNewestSnapshot } from './migrations/snapshots.mjs'

/** Any address of the kind will do: generating compares schemas and opens no database. */
const DATABASES = { sqlite: '', postgres: 'postgres://nobody@127.0.0.1:1/none' }

requireNode()
await install()
const [name] = process.argv.slice(2)
if (!name || !/^[a-z][a-z0-9-]*$/.test(name)) {
  console.error('Give the change a name: npm run migrations -- add-opening-hours')
  process.exit(1)
}
for (const [kind, url] of Object.entries(DATABASES)) {
  const folder = inRoot('packages/cms/migrations', kind)
  const before = keepNewestSnapshot(folder)
  const payload = inRoot('node_modules/payload/bin.js')
  const code = await runVisibly(process.execPath, [payload, 'migrate:create', name, '--skip-empty'], {
    cwd: inRoot(),
    env: {
      PAYLOAD_CONFIG_PATH: inRoot('packages/cms/src/config/migration-config.ts'),
      PAYLOAD_MIGRATING: 'true',
      MIGRATION_DIR: folder,
      DATABASE_URL: url,
      DATA_DIR: inRoot('node_modules/.cache/vitrine-migrations'),
    },
  })
  if (code !== 0) process.exit(code)
  const after = keepNewestSnapshot(folder)
  console.log(after === before ? `${kind}: nothing to do` : `${kind}: packages/cms/migrations/${kind}/${after}.ts`)
}
