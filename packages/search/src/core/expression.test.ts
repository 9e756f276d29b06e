import { expect, it } from 'vitest'
import { toMatch, toTsquery, toTsvector } from './expression.ts'

const ask = [{ any: ['en2oak', 'en3oak'] }, { phrase: ['en8small', 'en8room'] }]

it('is written for FTS5', () => expect(toMatch(ask)).toBe('("en2oak" OR "en3oak") AND "en8small en8room"'))

it('is written for PostgreSQL', () => expect(toTsquery(ask)).toBe("('en2oak' | 'en3oak') & ('en8small' <-> 'en8room')"))

it('gives terms their places', () =>
  expect(toTsvector(['en7oak'], ['en8oak', 'en8room', 'en8oak'])).toBe("'en7oak' 'en8oak':1,3 'en8room':2"))

it('keeps to the places that PostgreSQL counts', () => {
  const vector = toTsvector(
    [],
    Array.from({ length: 20_000 }, () => 'en8oak'),
  )
  expect(vector.split(',')).toHaveLength(255)
})
