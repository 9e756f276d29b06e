import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'
import { inRoot } from './launch/paths.mjs'
import { checkMigrations } from './migrations/check.mjs'
import { generateMigrations } from './migrations/generate.mjs'
import { DATABASES, ledgersOf, writeLedger } from './migrations/ledgers.mjs'
import { squashMigrations } from './migrations/squash.mjs'

const USAGE = `Give the change a name: npm run migrations -- add-opening-hours
  --check    says which migrations are older than the content model
  --squash   puts one migration in the place of all of a ledger, for each kind of database`

requireNode()
await install()
const [request = ''] = process.argv.slice(2)
const ledgers = await ledgersOf(inRoot())
if (request === '--check') process.exit((await checkMigrations(ledgers)) ? 0 : 1)
if (request === '--squash') process.exit((await squashMigrations(ledgers)) ? 0 : 1)
if (!/^[a-z][a-z0-9-]*$/.test(request)) {
  console.error(USAGE)
  process.exit(1)
}
const comparisons = ledgers.flatMap(({ feature, folder }) =>
  Object.keys(DATABASES).map((kind) => ({
    kind: /** @type {keyof typeof DATABASES} */ (kind),
    folder: inRoot(folder, kind),
    path: `${folder}/${kind}`,
    of: feature === undefined ? kind : `${feature} on ${kind}`,
    ...(feature !== undefined && { feature }),
  })),
)
const outcomes = await generateMigrations(comparisons, request)
for (const { folder } of ledgers) await writeLedger(inRoot(folder))
for (const { compared, outcome } of outcomes) {
  if (outcome === 'broke off') {
    console.error(
      `${compared.of}: the comparison ended before it had an answer. If it asks whether a column or a table was renamed, ` +
        'run the command in a terminal, and answer; if it says what is wrong, mend that.',
    )
    process.exit(1)
  }
  const what = outcome === 'nothing to do' ? outcome : `${compared.path}/${outcome.migration}.ts`
  console.log(`${compared.of}: ${what}`)
}
