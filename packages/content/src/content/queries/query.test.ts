import { expect, it } from 'vitest'
import { queryField } from './query.ts'

it.each([
  [{ q: 'oak' }, 'oak'],
  [{ q: '' }, ''],
  [{ q: ['oak', 'ash'] }, 'oak'],
  [{ q: [] }, undefined],
  [{}, undefined],
])('reads a field of %j as %s', (query, value) => expect(queryField(query, 'q')).toBe(value))

it('reads no more than what was given', () => expect(queryField({}, 'constructor')).toBeUndefined())
