import { fork } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAdmin, buildSite } from '../scripts/launch/build.mjs'
import { inRoot } from '../scripts/launch/paths.mjs'
import { MEASURES } from './measures.mjs'
import { machine } from './support/machine.mjs'
import { readPeers } from './support/peers.mjs'
import { merged, readResults, writeResults } from './support/results.mjs'
import { revision } from './support/revision.mjs'
import { DEMO_FOLDER } from './support/site.mjs'
import { table } from './support/table.mjs'

const RESULTS = inRoot('bench/results.json')

/**
 * Measures, keeps the figures in `bench/results.json`, and sets them against their budgets.
 *
 * @param {readonly string[]} names Measures to run; none stands for all.
 * @returns {Promise<boolean>} Whether everything was measured and every budget is kept.
 */
export async function bench(names) {
  const unknown = names.filter((name) => !MEASURES.some((measure) => measure === name))
  if (unknown.length > 0)
    throw new Error(`There is no measure "${unknown.join('", "')}". These there are: ${MEASURES.join(', ')}.`)
  const chosen = MEASURES.filter((measure) => names.length === 0 || names.includes(measure))
  await buildSite()
  if (chosen.includes('publish') || chosen.includes('canvas')) await buildAdmin()
  const [here, measured] = [machine(), await revision()]
  const demoFolder = mkdtempSync(join(tmpdir(), 'vitrine-bench-demo-'))
  process.on('exit', () => rmSync(demoFolder, { recursive: true, force: true }))
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => process.exit(1))

  /** @type {Record<string, import('./support/nothing-measured.mjs').Sifted>} */
  const outcomes = {}
  for (const name of chosen) {
    const [date, begun] = [new Date().toISOString(), performance.now()]
    console.log(`  … Measuring ${name}`)
    const outcome = await inProcess(name, demoFolder)
    const seconds = Math.round((performance.now() - begun) / 100) / 10
    const failed = Object.entries(outcome.notMeasured)
    console.log(`  ${failed.length === 0 ? '✓' : '✗'} ${name.padEnd(44)} ${seconds} s`)
    for (const [id, reason] of failed) console.log(`    ${id} was not measured: ${reason}`)
    outcomes[name] = outcome
    // After each measure: the last ones take long, and may be interrupted.
    const group = { date, ...measured, machine: here, seconds, ...outcome }
    writeResults(RESULTS, merged(readResults(RESULTS), name, group, MEASURES))
  }

  const budgets = JSON.parse(readFileSync(inRoot('bench/budgets.json'), 'utf8'))
  const { text, passed } = table({ budgets, peers: readPeers(), measures: MEASURES }, outcomes)
  console.log(`\n${here.cpu}, ${here.cores} cores, ${here.memory} GB, ${here.platform}, Node ${here.node}`)
  console.log(`Commit ${measured.commit}${measured.dirty ? ' with changes' : ''}\n\n${text}`)
  return passed
}

/**
 * Runs a measure in a process of its own: what breaks there takes nothing else down, and memory is its own.
 *
 * @param {string} name
 * @param {string} demoFolder
 * @returns {Promise<import('./support/nothing-measured.mjs').Sifted>}
 */
function inProcess(name, demoFolder) {
  return new Promise((resolve) => {
    const child = fork(inRoot('bench/run-measure.mjs'), [name], {
      cwd: inRoot(),
      env: { ...process.env, [DEMO_FOLDER]: demoFolder },
    })
    child.once('message', (/** @type {import('./support/nothing-measured.mjs').Sifted} */ outcome) => resolve(outcome))
    const broke = (/** @type {string} */ reason) => resolve({ figures: {}, notMeasured: { [name]: reason } })
    child.once('error', ({ message }) => broke(message))
    child.once('exit', (code, signal) => broke(`the measure broke off with ${signal ?? code}`))
  })
}
