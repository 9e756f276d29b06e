import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../scripts/launch/paths.mjs'
import { MEASURES } from './measures.mjs'
import { readPeers } from './support/peers.mjs'

/** @type {readonly import('./support/table.mjs').Budget[]} */
const budgets = JSON.parse(readFileSync(inRoot('bench/budgets.json'), 'utf8'))
const peers = readPeers()

it('each measure is a file, and each file a measure', () => {
  const files = readdirSync(inRoot('bench/measure')).filter((file) => !file.endsWith('.test.mjs'))
  expect(files.sort()).toEqual(MEASURES.map((name) => `${name}.mjs`).sort())
})

describe('the list of budgets', () => {
  it('has each once, with one limit', () => {
    expect(new Set(budgets.map(({ id }) => id)).size).toBe(budgets.length)
    for (const { id, atLeast, atMost } of budgets) expect([id, (atLeast ?? atMost) !== undefined]).toEqual([id, true])
  })
  it('names who measures it', () => {
    for (const { id, by } of budgets)
      expect([id, [...MEASURES, 'npm test']]).toEqual([id, expect.arrayContaining([by])])
  })
  it('names peers that there are', () => {
    const ids = peers.map(({ id }) => id)
    for (const { against } of budgets) if (against) expect(ids).toContain(against)
  })
})

it('each peer stands beside a measure', () => {
  for (const { by } of peers) expect(MEASURES).toContain(by)
})
