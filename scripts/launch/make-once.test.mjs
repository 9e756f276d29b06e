import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeOnce } from './make-once.mjs'
import { staleness } from './stale.mjs'

/** @type {string} */
let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-once-'))
  writeFileSync(join(folder, 'source'), 'a')
})
afterEach(() => rmSync(folder, { recursive: true }))

const lock = () => join(folder, 'locks/program.lock')
const look = () => staleness(join(folder, 'made'), [join(folder, 'source')])
const make = (/** @type {() => Promise<void>} */ build) => makeOnce({ lock: lock(), doing: 'building', look }, build)

/** A build that ends when it is told to. */
function heldBuild() {
  const build = { runs: 0, begun: Promise.resolve(), end: () => {} }
  const ended = new Promise((resolve) => {
    build.end = () => resolve(undefined)
  })
  build.begun = new Promise((resolve) => {
    build.make = async () => {
      build.runs += 1
      resolve(undefined)
      await ended
    }
  })
  return /** @type {typeof build & { make: () => Promise<void> }} */ (build)
}

describe('a program that several processes want at the same time', () => {
  it('is built by one of them, and the others wait for it', async () => {
    const build = heldBuild()
    const first = make(build.make)
    await build.begun
    let waited = true
    const second = make(build.make).then(() => {
      waited = look().stale
    })
    build.end()
    await Promise.all([first, second])
    expect([build.runs, waited, existsSync(lock())]).toEqual([1, false, false])
  })

  it('is not built when it is up to date', async () => {
    look().mark()
    await make(() => Promise.reject(new Error('It was built.')))
  })

  it('is built by the next process when the build of the first fails', async () => {
    const broken = make(() => Promise.reject(new Error('No space left.')))
    const second = make(async () => {})
    await expect(broken).rejects.toThrow('No space left.')
    await second
    expect(look().stale).toBe(false)
  })

  it.each([
    ['has ended', () => writeFileSync(lock(), JSON.stringify({ host: hostname(), pid: endedProcess() }))],
    [
      'has given no sign of life for two minutes',
      () => {
        writeFileSync(lock(), JSON.stringify({ host: 'another machine', pid: process.pid }))
        const then = new Date(Date.now() - 120_000)
        utimesSync(lock(), then, then)
      },
    ],
  ])('is built although a process that %s left its lock', async (_, leaveLock) => {
    await make(async () => {})
    leaveLock()
    writeFileSync(join(folder, 'source'), 'another')
    await make(async () => {})
    expect([look().stale, existsSync(lock())]).toEqual([false, false])
  })
})

function endedProcess() {
  return spawnSync(process.execPath, ['--version']).pid
}
