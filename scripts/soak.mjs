import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { machine } from '../bench/support/machine.mjs'
import { revision } from '../bench/support/revision.mjs'
import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'
import { inRoot } from './launch/paths.mjs'
import { describeCost } from './soak/cost.mjs'
import { resumed, roundsRun, withPiece } from './soak/record.mjs'
import { parseRequest } from './soak/request.mjs'
import { SOAKS } from './soak/soaks.mjs'
import { testFiles } from './test/files.mjs'
import { settlePatience } from './test/patience.mjs'
import { buildPrograms } from './test/programs.mjs'
import { countsOf, problemsOf } from './test/reporter.mjs'
import { runVitest } from './test/vitest.mjs'

requireNode()
const request = parseRequest(process.argv.slice(2), SOAKS)
if (request.kind === 'list') {
  const lines = Object.entries(SOAKS).map(
    ([name, { about, rounds }]) => `  ${name.padEnd(17)} ${about} (${rounds} rounds)`,
  )
  if (request.complaint) console.error(`${request.complaint}\n`)
  console.log(`npm run soak -- NAME [--rounds N] [--seed N]\nnpm run soak -- all\n\n${lines.join('\n')}`)
  process.exit(request.complaint ? 1 : 0)
}
await settlePatience()
await install()
let failures = 0
for (const run of request.kind === 'all' ? request.runs : [request]) {
  const chosen = /** @type {import('./soak/soaks.mjs').Soak} */ (SOAKS[run.name])
  if (chosen.suite !== 'unit') await buildPrograms(testFiles([chosen.suite], [chosen.file]))
  const record = await soak(run, chosen)
  report(record)
  failures += record.failures.length
}
process.exit(failures === 0 ? 0 : 1)

/** @param {import('./soak/record.mjs').SoakRecord} record */
function report({ name, rounds, seconds, failures, costs }) {
  console.log(`\n${name}: ${rounds} rounds, ${failures.length} failures, ${seconds} s; kept in .soak/${name}.json`)
  for (const cost of costs) console.log(`  ${describeCost(cost)}`)
  for (const failure of failures) console.log(`  ${failure}`)
}

/**
 * Runs the rounds that are not done yet, piece by piece.
 *
 * @param {import('./soak/request.mjs').RunRequest} request
 * @param {import('./soak/soaks.mjs').Soak} soak
 */
async function soak({ name, rounds, seed }, { suite, file, piece }) {
  const recordFile = inRoot('.soak', `${name}.json`)
  const fresh = {
    name,
    ...(await revision()),
    date: new Date().toISOString().slice(0, 10),
    seed,
    rounds: 0,
    seconds: 0,
    failures: [],
    costs: [],
    machine: machine(),
  }
  let record = resumed(readRecord(recordFile), fresh)
  if (record.rounds > 0) console.log(`${name}: goes on after ${record.rounds} rounds`)
  while (record.rounds < rounds) {
    const count = Math.min(piece, rounds - record.rounds)
    const started = Date.now()
    const env = { VITRINE_SOAK: JSON.stringify({ seed, first: record.rounds, count }) }
    const outcome = await runVitest({ suites: [suite], filters: [file] }, env)
    const { passed, failed } = countsOf(outcome)
    const [ran, problems] = [passed + failed > 0, problemsOf(outcome)]
    record = withPiece(record, {
      rounds: roundsRun({ first: record.rounds, count }, problems),
      seconds: (Date.now() - started) / 1000,
      problems: ran ? problems : [`No test ran: ${file}`],
      ...(outcome.measured && { measured: outcome.measured }),
    })
    mkdirSync(dirname(recordFile), { recursive: true })
    writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`)
  }
  return record
}

/** @param {string} file @returns {import('./soak/record.mjs').SoakRecord | undefined} */
function readRecord(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // The first call.
    return undefined
  }
}
