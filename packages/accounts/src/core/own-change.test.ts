import { expect, it } from 'vitest'
import { takesOver } from './own-change.ts'

const current = { email: 'ada@example.com' }

it.each([
  [{ password: 'seven wooden chairs' }, true],
  [{ password: ['seven wooden chairs'] }, true],
  [{ email: 'other@example.com' }, true],
  [{ email: 'ada@example.com' }, false],
  [{ email: ' Ada@Example.com' }, false],
  [{ password: '' }, false],
  [{ password: undefined, email: undefined }, false],
  [{}, false],
])('a change of %j takes an account over: %s', (change, taken) => expect(takesOver(change, current)).toBe(taken))
