import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { staleness } from './stale.mjs'

/** @type {string} */
let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-stale-'))
  writeFileSync(join(folder, 'page.ts'), 'one')
})
afterEach(() => rmSync(folder, { recursive: true }))

const state = () => staleness(join(folder, '.next/.built'), [folder])
const write = (/** @type {string} */ name) => writeFileSync(join(folder, name), 'anything')

describe('what is made from files', () => {
  it('is stale until it is made, and after one of them changed', () => {
    expect(state().stale).toBe(true)
    state().mark()
    expect(state().stale).toBe(false)
    write('page.ts')
    expect(state().stale).toBe(true)
  })

  it('is stale after a file came', () => {
    state().mark()
    write('other.ts')
    expect(state().stale).toBe(true)
  })

  it('is not stale by what its own build wrote beside them', () => {
    const before = state()
    mkdirSync(join(folder, '.next'))
    write('.next/BUILD_ID')
    write('next-env.d.ts')
    before.mark()
    expect(state().stale).toBe(false)
  })

  it('is stale from the moment it is made anew, also if that fails', () => {
    state().mark()
    state().unmark()
    expect(state().stale).toBe(true)
    state().unmark()
  })
})
