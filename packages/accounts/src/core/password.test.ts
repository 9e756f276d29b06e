import { describe, expect, it } from 'vitest'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, PASSWORD_RULE, passwordProblem } from './password.ts'

const known = ['olive.owner@example.com', 'Halden & Rye Studio', 'www.example-studio.com']
const problem = (password: string) => passwordProblem(password, known)

describe('a password', () => {
  it.each([
    ['twelve characters', 'abcdefghijkl'],
    ['blanks between words', 'two red chairs'],
    ['twelve signs of two code units each', '🎨'.repeat(12)],
    ['as many characters as there may be', 'a'.repeat(MAX_PASSWORD_LENGTH)],
    ['the address with something to it', 'olive.owner@example.com and 7 chairs'],
    ['nothing but marks', '!?!?!?!?!?!?'],
  ])('may have %s', (_, password) => expect(problem(password)).toBeUndefined())

  it.each([
    ['abc', 'at least 12'],
    ['abcdefghijk', 'at least 12'],
    ['🎨'.repeat(11), 'at least 12'],
    ['', 'at least 12'],
    ['a'.repeat(MAX_PASSWORD_LENGTH + 1), 'at most 256'],
    ['Olive.Owner@Example.com', 'e-mail address'],
    ['olive owner example com', 'e-mail address'],
    ['haldenryestudio', 'name of the site'],
    ['www.example-studio.com', 'name of the site'],
  ])('is refused, with the reason: %.40s', (password, why) => expect(problem(password)?.en).toContain(why))

  it('is refused in German, too', () => expect(problem('abc')?.de).toContain('mindestens 12 Zeichen'))

  it('has a rule that names its least length', () => {
    for (const text of Object.values(PASSWORD_RULE)) expect(text).toContain(String(MIN_PASSWORD_LENGTH))
  })
})
