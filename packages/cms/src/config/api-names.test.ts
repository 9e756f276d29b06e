import { expect, it } from 'vitest'
import { isOfEveryObject } from './api-names.ts'

it.each([
  ['__proto__', true],
  ['constructor', true],
  ['toString', true],
  ['pages', false],
  ['', false],
])('the name %j is of every object: %s', (name, isIt) => expect(isOfEveryObject(name)).toBe(isIt))
