import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sentenceOf } from './sentences.ts'

const CORE = join(import.meta.dirname, '..')

/** Calls and values that name the code of a line, after its level where they say one. */
const CODES = [
  /level: '(?:lost|changed|note)',\s*code: '([a-z-]+)'/g,
  /code: '([a-z-]+)', level: '(?:lost|changed|note)'/g,
  /does: '[a-z]+', code: '([a-z-]+)'/g,
  /\.(?:lost|changed|note)\(\s*'([a-z-]+)'/g,
  /\breport\('(?:lost|changed|note)',\s*'([a-z-]+)'/g,
]

function codesIn(text: string): readonly string[] {
  return CODES.flatMap((pattern) => Array.from(text.matchAll(pattern), ([, code = '']) => code))
}

const codes = new Set(
  readdirSync(CORE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => codesIn(readFileSync(join(CORE, file), 'utf8'))),
)

it('finds the codes of lines in the sources', () => {
  expect(codes.size).toBeGreaterThan(120)
  for (const code of ['home-made', 'form-steps', 'slider-transition', 'switched-off']) expect(codes).toContain(code)
})

/** The words of a line of this code are those of a feature. */
codes.delete('of-feature')

it.each([...codes].sort())('a line of the code %s is a sentence in each language of the report', (code) => {
  const { en, de, he } = sentenceOf({ code, subject: 'its subject' })
  for (const text of [en, de, he]) expect(text).not.toMatch(/^[a-z-]+: |\{subject\}/)
  expect(de).not.toBe(en)
  expect(he).toMatch(/\p{Script=Hebrew}/u)
  const named = [en, de, he].map((text) => text.includes('its subject'))
  expect(new Set(named).size).toBe(1)
})

it('an example stands in the quotation marks of its language', () => {
  expect(sentenceOf({ code: 'script', subject: 'x', example: 'y' })).toEqual({
    en: 'Script of a page was left out: x, such as “y”',
    de: 'Skript einer Seite wurde ausgelassen: x, etwa „y“',
    he: 'סקריפט של עמוד הושמט: x, למשל "y"',
  })
})
