import { describe, expect, it } from 'vitest'
import { baselineState } from './baseline-state.ts'

const REPLACED = ['1_first', '2_texts', '3_links']

describe('a baseline of three older migrations', () => {
  const stateAfter = (...seen: readonly string[]) => baselineState({ name: '4_baseline', replaced: REPLACED, seen })

  it('is run in an empty database', () => expect(stateAfter()).toBe('settled'))

  it('is run once', () => expect(stateAfter('4_baseline')).toBe('settled'))

  it('has been made by all three', () => expect(stateAfter(...REPLACED)).toBe('made'))

  it('has been made before what came after it', () => expect(stateAfter(...REPLACED, '5_more')).toBe('made'))

  it('is marked once', () => expect(stateAfter(...REPLACED, '4_baseline')).toBe('settled'))

  it.each([[['1_first']], [['1_first', '2_texts']]])('is refused after %j, which it cannot complete', (seen) =>
    expect(stateAfter(...seen)).toBe('too old'))

  it('is no matter of migrations of others', () => expect(stateAfter('shop/1_first')).toBe('settled'))
})

it('a first migration that stands for none is run as it is', () =>
  expect(baselineState({ name: '1_first', replaced: [], seen: ['1_first', '2_texts'] })).toBe('settled'))
