import { describe, expect, it } from 'vitest'
import { ROLES } from '../roles.ts'
import { LEVELS } from './area.ts'
import type { AreaRow } from './area-row.ts'
import { type Operation, reaches } from './decide.ts'
import { parseRightsTable, rightsOfRole } from './rights.ts'
import { roleOverview } from './role-overview.ts'

const named = (slug: string) => ({ slug, label: { en: slug, de: slug } })
const THEME: AreaRow = { ...named('theme'), kind: 'design' }
const PAGES: AreaRow = { ...named('pages'), kind: 'documents' }
const POSTS: AreaRow = { ...named('posts'), kind: 'documents' }
const AREAS = [THEME, PAGES, POSTS]

describe('the table of what roles may do', () => {
  it('has the areas by their kinds, with a level for each role', () => {
    const table = parseRightsTable({ author: { levels: { posts: 'all' } } })
    const { columns, groups } = roleOverview(
      AREAS,
      (['author', 'contributor'] as const).map((role) => rightsOfRole(table, role)),
    )
    expect(columns.map(({ role }) => role)).toEqual(['author', 'contributor'])
    expect(groups).toEqual([
      {
        kind: 'documents',
        rows: [
          { ...named('pages'), levels: ['drafts', 'texts'] },
          { ...named('posts'), levels: ['all', 'texts'] },
        ],
      },
      { kind: 'design', rows: [{ ...named('theme'), levels: ['none', 'none'] }] },
    ])
  })

  it('says what a role is limited to', () => {
    const table = parseRightsTable({ author: { languages: ['de'], branches: [7, 9] } })
    const rights = [rightsOfRole(table, 'author'), rightsOfRole(table, 'editor')]
    expect(roleOverview([], rights).columns).toEqual([
      { role: 'author', languages: ['de'], branches: 2 },
      { role: 'editor', languages: [], branches: 0 },
    ])
  })

  it.each([
    ['read', 'read'],
    ['update', 'texts'],
    ['create', 'drafts'],
    ['publish', 'all'],
    ['delete', 'all'],
  ] as const satisfies [Operation, string][])('agrees with who may %s', (operation, least) => {
    const rights = ROLES.map((role) => rightsOfRole({}, role))
    for (const { rows } of roleOverview(AREAS, rights).groups) {
      for (const { slug, levels } of rows) {
        const area = AREAS.find((one) => one.slug === slug) ?? PAGES
        const may = levels.map((level) => LEVELS.indexOf(level) >= LEVELS.indexOf(least))
        expect(may).toEqual(rights.map((one) => reaches(one, area, operation)))
      }
    }
  })
})
