import { describe, expect, it } from 'vitest'
import { MAX_ASKED_WORDS, MAX_TERM_LENGTH, parseQuery } from './parsed-query.ts'

const words = (term: string, locale = 'en') =>
  parseQuery(term, locale)?.words.map(({ word, isPrefix }) => (isPrefix ? `${word}…` : word))

describe('a question', () => {
  it('takes the last word for unfinished, until something follows it', () => {
    expect(words('oak kitch')).toEqual(['oak', 'kitch…'])
    expect(words('oak kitchen.')).toEqual(['oak', 'kitchen'])
  })

  it('leaves out words that every text has, unless there are no others', () => {
    expect(words('how to plan the kitchen?')).toEqual(['plan', 'kitchen'])
    expect(words('the')).toEqual(['the…'])
    expect(words('wie ist die Küche?', 'de')).toEqual(['kuche'])
  })

  it('asks for a word once', () => expect(words('oak oak Oak')).toEqual(['oak…']))

  it.each([
    '"oak kitchen" light',
    '“oak kitchen” light',
    '„oak kitchen“ light',
    '«oak kitchen» light',
  ])('reads the phrase in %s', (term) => {
    expect(parseQuery(term, 'en')?.phrases).toEqual([['oak', 'kitchen']])
    expect(words(term)).toEqual(['light…'])
  })

  it('reads an open quotation mark as nothing', () => expect(words('"oak kit')).toEqual(['oak', 'kit…']))

  it.each(['', '   ', '"', '""', '*', '()', '🙂', '-- ;', '%_', '\u0000', ':*'])('has no word in %j', (term) =>
    expect(parseQuery(term, 'en')).toBeUndefined())

  it.each([
    ["oak'); drop table search_documents_1; --", ['oak', 'drop', 'table', 'search', 'documents', '1']],
    ['title:oak AND NOT (kitchen* OR NEAR(a b))', ['title', 'oak', 'kitchen', 'near', 'b']],
    ['oak & !kitchen | <-> light:*', ['oak', 'kitchen', 'light']],
    ['<script>alert(1)</script>', ['script', 'alert', '1']],
  ])('reads %s as words', (term, expected) => {
    const asked = words(term)?.map((word) => word.replace('…', ''))
    for (const word of expected) expect([...(asked ?? []), 'not']).toContain(word)
  })

  it('reads only the beginning of a long term', () => {
    expect(words('a'.repeat(10_000))?.[0]?.length).toBeLessThan(MAX_TERM_LENGTH)
    const many = Array.from({ length: 90 }, (_, index) => `w${index}`).join(' ')
    expect(words(many)).toHaveLength(MAX_ASKED_WORDS)
  })
})
