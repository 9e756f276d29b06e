import { describe, expect, it } from 'vitest'
import { ROLES } from '../roles.ts'
import type { Area } from './area.ts'
import { isLimited, reaches, refusalOf } from './decide.ts'
import { withLevel } from './edit-table.ts'
import { offeredRoles } from './offered-roles.ts'
import { isWorkedIn, levelIn, parseRightsTable, rightsOfRole } from './rights.ts'

const PAGES: Area = { slug: 'pages', kind: 'documents' }
const THEME: Area = { slug: 'theme', kind: 'design' }
const FORMS: Area = { slug: 'contact-forms', kind: 'forms', begins: { inbox: 'read' } }

const begins = (area: Area) => ROLES.map((role) => levelIn(rightsOfRole({}, role), area))

describe('the level of a role', () => {
  it('begins by the kind of the area', () => {
    expect(begins(PAGES)).toEqual(['all', 'drafts', 'all', 'drafts', 'texts', 'none', 'none'])
    expect(begins(THEME)).toEqual(['all', 'all', 'all', 'none', 'none', 'none', 'none'])
  })
  it('begins as the area says where it says so', () => expect(begins(FORMS).at(-2)).toBe('read'))
  it('is what an administrator has chosen', () => {
    const table = withLevel({}, 'author', PAGES, 'all')
    expect(levelIn(rightsOfRole(table, 'author'), PAGES)).toBe('all')
    expect(levelIn(rightsOfRole(table, 'contributor'), PAGES)).toBe('texts')
  })
  it('is none that the area does not offer', () => {
    const table = parseRightsTable({ author: { levels: { theme: 'drafts' } } })
    expect(levelIn(rightsOfRole(table, 'author'), THEME)).toBe('none')
  })
  it('is nothing for visitors', () => expect(levelIn(undefined, PAGES)).toBe('none'))
  it('is everything for administrators, whatever is stored', () => {
    const table = parseRightsTable({ administrator: { levels: { pages: 'none' } } })
    expect(levelIn(rightsOfRole(table, 'administrator'), PAGES)).toBe('all')
  })
  it('is not written down where the role begins with it', () => {
    const table = withLevel(withLevel({}, 'author', PAGES, 'all'), 'author', PAGES, 'drafts')
    expect(table.author?.levels).toEqual({})
  })
})

describe('the roles of a site', () => {
  it('are all, but for those of a feature that no area knows', () => {
    expect(offeredRoles([PAGES, FORMS])).toEqual(ROLES.filter((role) => role !== 'shop'))
    expect(offeredRoles([PAGES, { begins: { shop: 'all' } }])).toEqual(ROLES)
  })
})

describe('a stored table', () => {
  it.each([
    [null],
    ['x'],
    [[]],
    [{ editor: 5 }],
    [{ editor: { levels: { pages: 'most' }, languages: 'de', branches: {} } }],
  ])('that says nothing chooses nothing: %j', (value) =>
    expect(parseRightsTable(value).editor).toEqual({ levels: {}, languages: [], branches: [] }))
  it('has no names of its own beyond those of areas', () => {
    const table = parseRightsTable({ author: { levels: JSON.parse('{"__proto__":"all","toString":"all"}') } })
    expect(levelIn(rightsOfRole(table, 'author'), PAGES)).toBe('drafts')
  })
})

describe('operations', () => {
  const may = (role: (typeof ROLES)[number], operation: Parameters<typeof reaches>[2]) =>
    reaches(rightsOfRole({}, role), PAGES, operation)
  it('are allowed from a level on', () => {
    expect([may('contributor', 'update'), may('contributor', 'create'), may('author', 'create')]).toEqual([
      true,
      false,
      true,
    ])
    expect([may('author', 'publish'), may('editor', 'publish'), may('inbox', 'read')]).toEqual([false, true, false])
  })
  it('have nothing to do with forms whose names alone are read', () =>
    expect([isWorkedIn(rightsOfRole({}, 'inbox'), FORMS), isWorkedIn(rightsOfRole({}, 'editor'), FORMS)]).toEqual([
      false,
      true,
    ]))
})

describe('changes', () => {
  const shape = [
    { name: 'title', kind: 'words', isLocalised: true, inside: () => [] },
    { name: 'parent', kind: 'other', isLocalised: false, inside: () => [] },
  ] as const
  const german = rightsOfRole(parseRightsTable({ editor: { languages: ['de'] } }), 'editor')
  const branch = rightsOfRole(parseRightsTable({ editor: { branches: [7] } }), 'editor')
  const before = { title: { en: 'A', de: 'B' } }

  it('are looked at only where rights depend on them', () => {
    expect(isLimited(rightsOfRole({}, 'editor'), PAGES, true)).toBe(false)
    expect(isLimited(german, THEME, false)).toBe(true)
    expect([isLimited(branch, PAGES, true), isLimited(branch, THEME, false)]).toEqual([true, false])
  })
  it('of another language are refused, and it is said which', () => {
    expect(refusalOf(german, PAGES, { shape, before, after: { title: { en: 'A', de: 'C' } } })).toBeUndefined()
    expect(refusalOf(german, PAGES, { shape, before, after: { title: { en: 'X', de: 'B' } } })).toEqual({
      because: 'language',
      language: 'en',
    })
  })
  it('of what languages share are refused, but for a new document', () => {
    expect(refusalOf(german, PAGES, { shape, before, after: { ...before, parent: 2 } })).toEqual({
      because: 'language',
      language: undefined,
    })
    expect(
      refusalOf(german, PAGES, { shape, before: undefined, after: { title: { de: 'B' }, parent: 2 } }),
    ).toBeUndefined()
  })
  it('have to be in a branch before and after', () => {
    const to = (...branches: readonly string[][]) =>
      refusalOf(branch, PAGES, { shape, before, after: before, branches })
    expect(to(['3', '7'], ['3', '9', '7'])).toBeUndefined()
    expect(to(['3', '7'], ['3'])).toEqual({ because: 'branch' })
    expect(to(['3'], ['3', '7'])).toEqual({ because: 'branch' })
  })
})
