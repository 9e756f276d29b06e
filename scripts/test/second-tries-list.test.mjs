import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { noteSecondTries } from './second-tries-list.mjs'

const now = new Date('2026-11-28T10:00:00Z')
const tries = [
  { file: 'tests/a.browser.test.ts', error: 'opens: too late', passed: true },
  { file: 'tests/b.browser.test.ts', error: 'shuts: broken', passed: false },
]
const entry = { file: 'tests/a.browser.test.ts', date: '2026-11-28', error: 'opens: too late' }

/** @type {string} */
let list
beforeEach(() => {
  list = join(mkdtempSync(join(tmpdir(), 'vitrine-list-')), 'second-tries.json')
  writeFileSync(list, '[]')
})
afterEach(() => rmSync(join(list, '..'), { recursive: true }))
const listed = () => JSON.parse(readFileSync(list, 'utf8'))

describe('the list of second tries', () => {
  it('gets each file that passed then, with its date and first error', () => {
    expect(noteSecondTries(tries, { list, now, ci: false })).toEqual(['tests/a.browser.test.ts: opens: too late'])
    expect(listed()).toEqual([entry])
  })

  it('is printed instead of written where the checkout is thrown away', () => {
    expect(noteSecondTries(tries, { list, now, ci: true })).toEqual([
      'tests/a.browser.test.ts: opens: too late',
      'Add to tests/second-tries.json:',
      JSON.stringify(entry),
    ])
    expect(listed()).toEqual([])
  })

  it('says of which file the cause is to be mended', () => {
    noteSecondTries(tries, { list, now, ci: false })
    expect(noteSecondTries(tries, { list, now, ci: false })).toEqual([
      'tests/a.browser.test.ts: opens: too late (not for the first time: mend its cause before other work)',
    ])
    expect(listed()).toHaveLength(2)
  })

  it('stays as it is when nothing passed at its second try', () => {
    expect(noteSecondTries(tries.slice(1), { list, now, ci: false })).toEqual([])
    expect(listed()).toEqual([])
  })
})
