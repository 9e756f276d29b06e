import { fold } from '@vitrine/content/core'
import { describe, expect, it } from 'vitest'
import { stemOf } from './stem.ts'

const together: Readonly<Record<string, readonly (readonly string[])[]>> = {
  en: [
    ['kitchen', 'kitchens'],
    ['library', 'libraries'],
    ['house', 'houses'],
    ['plan', 'plans', 'planned', 'planning'],
    ['make', 'making'],
    ['glass', 'glasses'],
  ],
  de: [
    ['Küche', 'Küchen'],
    ['Haus', 'Häuser'],
    ['Bibliothek', 'Bibliotheken'],
    ['Raum', 'Räume', 'Räumen'],
  ],
  fr: [
    ['maison', 'maisons'],
    ['bureau', 'bureaux'],
    ['journal', 'journaux'],
  ],
  es: [
    ['casa', 'casas'],
    ['habitación', 'habitaciones'],
  ],
  it: [['cucina', 'cucine']],
  nl: [['boek', 'boeken']],
  sv: [['bok', 'boken']],
  ru: [['книга', 'книги', 'книгу']],
  he: [['ספר', 'ספרים', 'הספר']],
  ar: [['كتاب', 'الكتاب', 'والكتاب']],
  ja: [['図書館', '図書館']],
}

describe.each(Object.entries(together))('in %s', (locale, groups) => {
  it.each(groups.map((words) => [words.join(', '), words] as const))('%s share a stem', (_, words) => {
    expect(new Set(words.map((word) => stemOf(fold(word), locale))).size).toBe(1)
  })
})

it.each([
  ['en', 'gas', 'glas'],
  ['en', 'bus', 'but'],
  ['de', 'haus', 'hase'],
  ['de', 'wand', 'wanderer'],
  ['he', 'בית', 'ים'],
])('in %s %s and %s stay apart', (locale, one, other) => {
  expect(stemOf(fold(one), locale)).not.toBe(stemOf(fold(other), locale))
})

it('keeps words of languages that it knows nothing of', () => expect(stemOf('library', 'zu')).toBe('library'))

it('takes the rules of a language for its regions', () => expect(stemOf('casas', 'pt-BR')).toBe(stemOf('casa', 'pt')))
