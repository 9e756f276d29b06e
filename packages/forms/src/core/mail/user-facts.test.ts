import { expect, it } from 'vitest'
import { userFacts } from './user-facts.ts'

it('an account is known by its address and its name', () =>
  expect(userFacts({ name: 'Sub Scriber', email: 'sub@example.com' })).toEqual({
    login: 'sub@example.com',
    email: 'sub@example.com',
    display_name: 'Sub Scriber',
    nickname: 'Sub Scriber',
    first_name: 'Sub',
    last_name: 'Scriber',
  }))

it.each([
  ['Ludwig van Beethoven', 'Ludwig van', 'Beethoven'],
  [' Ada\tLovelace ', 'Ada', 'Lovelace'],
  ['Ada', 'Ada', ''],
  ['', '', ''],
])('of the name %j the first is %j, the last is %j', (name, first, last) =>
  expect(userFacts({ name, email: '' })).toMatchObject({ first_name: first, last_name: last }))
