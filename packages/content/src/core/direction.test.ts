import { expect, it } from 'vitest'
import { directionOf } from './direction.ts'

it.each([
  ['en', 'ltr'],
  ['he', 'rtl'],
  ['ar-EG', 'rtl'],
  ['de-AT', 'ltr'],
])('%s runs %s', (locale, direction) => expect(directionOf(locale)).toBe(direction))
