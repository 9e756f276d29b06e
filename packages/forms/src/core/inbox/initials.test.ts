import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Olive Owner', 'OO'],
  ['ada', 'A'],
  ['Jean Paul von Gaulle', 'JG'],
  ['  ', ''],
  ['𝒜da Ödland', '𝒜Ö'],
])('“%s” has the initials %s', (name, initials) => expect(initialsOf(name)).toBe(initials))
