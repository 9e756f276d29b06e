import { describe, expect, it } from 'vitest'
import { parseSearchSettings } from './settings.ts'

const PAGE = { type: 'page' } as const
const POST = { type: 'post' } as const
const PRODUCT = { type: 'product', isOptional: true } as const

describe('what can be found', () => {
  const typesOf = (types: unknown) => parseSearchSettings({ types }, [PAGE, PRODUCT, POST]).types

  it('is everything while editors chose nothing', () => expect(typesOf([])).toEqual([]))

  it('is what editors chose, and documents of optional features, which nobody can choose', () =>
    expect(typesOf(['post'])).toEqual(['product', 'post']))

  it.each([['gone'], 'post', undefined])('is everything for a choice of nothing that is there: %j', (types) =>
    expect(typesOf(types)).toEqual([]))
})
