import { describe, expect, it } from 'vitest'
import { rowColumns } from './row-columns.ts'

const columns = (names: string) => rowColumns(new Set(names.split(' '))).join(' ')

describe('the columns of fields that repeat', () => {
  it('stand row by row where their group stands', () =>
    expect(columns('who guest age note guest__2 age__2 guest__3')).toBe('who guest age guest__2 age__2 guest__3 note'))
  it('stay where they are when nothing repeats', () => expect(columns('a b c')).toBe('a b c'))
  it('include invented names', () => expect(columns('a x__2 b')).toBe('a x__2 b'))
})
