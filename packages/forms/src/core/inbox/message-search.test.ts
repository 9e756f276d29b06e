import { whereOf } from '@vitrine/content/core'
import { describe, expect, it } from 'vitest'
import { messageSearch } from './message-search.ts'
import { searchTextOf } from './search-text.ts'

const MESSAGE = {
  subject: 'Anfrage zur Küche',
  name: 'Žofie Müller-Straßer',
  email: 'Zofie@Example.com',
  entries: {
    'your-message': 'Zwei Räume\nund ein Café',
    pick: ['Grün', 'Blau'],
    plan: 'b1946ac92492d2347c6235b4d2611184',
  },
  files: [{ field: 'plan', name: 'Grundriß.pdf' }],
}

/** True if a list with the conditions of a search shows the message. */
function finds(search: string): boolean {
  const text = searchTextOf(MESSAGE)
  return messageSearch(search).every((condition) => text.includes(condition.searchText?.contains ?? '\0'))
}

describe('a search of the inbox', () => {
  it.each([
    ['the sender without accents', 'zofie muller'],
    ['the sender in capital letters', 'MÜLLER-STRASSER'],
    ['letters with their marks apart', 'Ku\u0308che'],
    ['an address', 'zofie@example'],
    ['words of several parts', 'café anfrage blau'],
    ['a part of a word', 'räum'],
    ['the name of a file', 'grundriss.pdf'],
  ])('finds %s', (_, search) => expect(finds(search)).toBe(true))

  it('finds nothing when one of its words is missing', () => expect(finds('müller garage')).toBe(false))
  it('finds no file by its checksum', () => expect(finds('b1946ac9')).toBe(false))
  it('asks for nothing when it is blank', () => expect(whereOf(messageSearch(' \n '))).toEqual({}))
  it('reads ten words', () => expect(messageSearch('a '.repeat(50))).toHaveLength(10))
})
