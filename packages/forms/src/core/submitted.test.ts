import { expect, it } from 'vitest'
import { asText } from './submitted.ts'

it.each([
  ['Ann', 'Ann'],
  [[' oak ', 'ash\n'], 'oak, ash'],
  [['oak', ' '], 'oak, '],
  [undefined, ''],
])('%j is one line: %j', (value, line) => expect(asText(value)).toBe(line))
