import { describe, expect, it } from 'vitest'
import { merged } from './results.mjs'

const MACHINE = { cpu: 'A', cores: 2, memory: 8, platform: 'linux', node: '24.0.0' }
const group = (/** @type {string} */ date, /** @type {Record<string, unknown>} */ figures) => ({
  date,
  commit: 'c',
  dirty: false,
  machine: MACHINE,
  seconds: 1,
  figures,
})
const bytes = group('2025-01-01', { style: 7 })
const search = group('2025-01-01', { 'search.p99': 6 })
const ORDER = ['bytes', 'search']

describe('figures of one measure', () => {
  it('stand beside those of others, in the order of the measures', () => {
    const { groups } = merged({ groups: { search } }, 'bytes', bytes, ORDER)
    expect(Object.entries(groups)).toEqual([
      ['bytes', bytes],
      ['search', search],
    ])
  })
  it('take the place of older ones as a whole', () => {
    const newer = group('2025-02-02', { script: 2 })
    expect(merged({ groups: { bytes, search } }, 'bytes', newer, ORDER).groups).toEqual({ bytes: newer, search })
  })
  it('leave older ones, with their date, when there are none', () =>
    expect(merged({ groups: { bytes } }, 'bytes', group('2025-02-02', {}), ORDER).groups).toEqual({ bytes }))
  it('go when their measure is gone', () =>
    expect(merged({ groups: { old: bytes } }, 'search', search, ORDER).groups).toEqual({ search }))
})
