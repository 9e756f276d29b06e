import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { machine } from '../bench/support/machine.mjs'
import { revision } from '../bench/support/revision.mjs'
import { buildSite } from './launch/build.mjs'
import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'
import { inRoot } from './launch/paths.mjs'
import { describeCost } from './soak/cost.mjs'
import { resumed, roundsRun, withPiece } from './soak/record.mjs'
import { parseRequest } from './soak/request.mjs'
import { SOAKS } from './soak/soaks.mjs'
import { runVitest } from './test/vitest.mjs'

requireNode()
const request = parseRequest(process.argv.slice(2), SOAKS)
if (request.kind === 'list') {
  const lines = Object.entries(SOAKS).map(
    ([name, { about, rounds }]) => `  ${name.padEnd(17)} ${about} (${rounds} rounds)`,
  )
  if (request.complaint) console.error(`${request.complaint}\n`)
  console.log(`npm run soak -- NAME [--rounds N] [--seed N]\n\n${lines.join('\n')}`)
  process.exit(request.complaint ? 1 : 0)
}
await install()
const suiteOf = SOAKS[request.name]?.suite
if (suiteOf !== 'unit') await buildSite()
const record = await soak(request)
const { name, rounds, seconds, failures, costs } = record
console.log(`\n${name}: ${rounds} rounds, ${failures.length} failures, ${seconds} s; kept in .soak/${name}.json`)
for (const cost of costs) console.log(`  ${describeCost(cost)}`)
for (const failure of failures) console.log(`  ${failure}`)
process.exit(failures.length === 0 ? 0 : 1)

/**
 * Runs the rounds that are not done yet, piece by piece.
 *
 * @param {import('./soak/request.mjs').RunRequest} request
 */
async function soak({ name, rounds, seed }) {
  const { suite, file, piece } = /** @type {import('./soak/soaks.mjs').Soak} */ (SOAKS[name])
  const recordFile = inRoot('.soak', `${name}.json`)
  const fresh = {
    name,
    ...(await revision()),
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
    const { suites, problems, measured } = await runVitest({ suites: [suite], filters: [file] }, env)
    const ran = suites.some(({ passed, failed }) => passed + failed > 0)
    record = withPiece(record, {
      rounds: roundsRun({ first: record.rounds, count }, problems),
      seconds: (Date.now() - started) / 1000,
      problems: ran ? problems : [`No test ran: ${file}`],
      ...(measured && { measured }),
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
