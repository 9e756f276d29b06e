import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepNewestSnapshot } from './snapshots.mjs'

/** @type {string} */
let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-snapshots-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const write = (/** @type {string[]} */ ...names) => {
  for (const name of names) writeFileSync(join(folder, name), '')
}

describe('keepNewestSnapshot', () => {
  it('keeps every migration, and the snapshot of the newest alone', () => {
    write('20260101_080000_first.json', '20260101_080000_first.ts')
    write('20260301_080000_third.json', '20260301_080000_third.ts')
    write('20260201_080000_second.json', '20260201_080000_second.ts', 'index.ts')
    expect(keepNewestSnapshot(folder)).toBe('20260301_080000_third')
    expect(readdirSync(folder).sort()).toEqual([
      '20260101_080000_first.ts',
      '20260201_080000_second.ts',
      '20260301_080000_third.json',
      '20260301_080000_third.ts',
      'index.ts',
    ])
  })

  it('leaves a folder without snapshots as it is', () => {
    write('index.ts')
    expect(keepNewestSnapshot(folder)).toBe('')
    expect(readdirSync(folder)).toEqual(['index.ts'])
  })
})

it.each(['sqlite', 'postgres'])('the repository holds one snapshot for %s', (kind) => {
  const names = readdirSync(new URL(`../../packages/cms/migrations/${kind}`, import.meta.url))
  expect(names.filter((name) => name.endsWith('.json'))).toHaveLength(1)
})
