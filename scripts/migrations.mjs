import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'
import { inRoot } from './launch/paths.mjs'
import { NODE_FLAGS } from './launch/program.mjs'
import { runVisibly } from './launch/run.mjs'
import { beforeGenerating } from './migrations/settle.mjs'

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
  const settle = beforeGenerating(folder)
  const payload = inRoot('node_modules/payload/bin.js')
  // A migration without statements is written too: so it is seen that the comparison came to its end.
  const command = [...NODE_FLAGS, payload, 'migrate:create', name, '--force-accept-warning']
  const code = await runVisibly(process.execPath, command, {
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
  const outcome = settle()
  if (outcome === 'broke off') {
    console.error(
      `${kind}: the comparison ended before it had an answer. It asks whether a column or a table was renamed: ` +
        'run the command in a terminal, and answer.',
    )
    process.exit(1)
  }
  console.log(
    outcome === 'nothing to do'
      ? `${kind}: nothing to do`
      : `${kind}: packages/cms/migrations/${kind}/${outcome.migration}.ts`,
  )
}
