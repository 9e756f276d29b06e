import { describe, expect, it } from 'vitest'
import { mistakeIn } from './mistake-in.ts'
import { MAX_BRANCHES } from './rights.ts'

const SITE = { areas: [{ slug: 'theme', kind: 'design' }], languages: ['en', 'de'] } as const

describe('a mistake in the table of rights', () => {
  it('is none in an empty table, nor where rights to what is not there stay', () => {
    expect(mistakeIn(undefined, SITE)).toBeUndefined()
    expect(
      mistakeIn({ editor: { levels: { theme: 'all', products: 'read' }, languages: ['de'] } }, SITE),
    ).toBeUndefined()
  })

  it.each([
    [
      { administrator: {} },
      '“administrator” has no rights to choose.',
      'Für „administrator“ gibt es keine Rechte zu wählen.',
    ],
    [
      { editor: { levels: { theme: 'drafts' } } },
      '“drafts” is no right to theme. Choose one of none, all.',
      '„drafts“ ist kein Recht an theme. Wählen Sie eines von none, all.',
    ],
    [
      { editor: { languages: ['fr'] } },
      'This site is not written in “fr”. Choose en, de.',
      'Diese Website ist nicht auf „fr“ geschrieben. Wählen Sie en, de.',
    ],
    [
      { editor: { branches: Array.from({ length: MAX_BRANCHES + 1 }, (_, at) => String(at)) } },
      'Choose no more than 50 pages for a role.',
      'Wählen Sie höchstens 50 Seiten für eine Rolle.',
    ],
    [
      { editor: { branches: ['x'] } },
      '“x” is no page. Choose pages from the list.',
      '„x“ ist keine Seite. Wählen Sie Seiten aus der Liste.',
    ],
  ])('is named in English and in German: %#', (table, en, de) => {
    expect(mistakeIn(table, SITE)).toEqual({ en: expect.stringContaining(en), de: expect.stringContaining(de) })
  })
})
