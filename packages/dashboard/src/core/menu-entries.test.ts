import { describe, expect, it } from 'vitest'
import { menuEntries } from './menu-entries.ts'

const SITE = {
  collections: [
    { slug: 'pages', admin: { group: 'Site', custom: { sidebarIcon: 'page' } }, labels: { plural: 'Pages' } },
    { slug: 'payload-kv', admin: {}, labels: { plural: 'Values' } },
  ],
  globals: [{ slug: 'theme', admin: { group: 'Design' }, label: { en: 'Theme', de: 'Gestaltung' } }],
}
const ALL = {
  permissions: {
    collections: { pages: { read: true }, 'payload-kv': { read: true } },
    globals: { theme: { read: true } },
  },
  visibleEntities: { collections: ['pages', 'payload-kv'], globals: ['theme'] },
  isWorkedIn: () => true,
}
const slugs = (account: Partial<Parameters<typeof menuEntries>[1]>) =>
  menuEntries(SITE, { ...ALL, ...account }).map(({ slug }) => slug)

describe('the menu of an account', () => {
  it('has what is in a group of it, with labels and icons', () =>
    expect(menuEntries(SITE, ALL)).toEqual([
      { kind: 'collections', slug: 'pages', label: 'Pages', group: 'Site', icon: 'page' },
      { kind: 'globals', slug: 'theme', label: { en: 'Theme', de: 'Gestaltung' }, group: 'Design', icon: undefined },
    ]))

  it('leaves out what the account may not read', () => {
    expect(slugs({ permissions: { ...ALL.permissions, collections: {} } })).toEqual(['theme'])
    expect(slugs({ permissions: undefined })).toEqual([])
  })

  it('leaves out what the admin hides from it', () =>
    expect(slugs({ visibleEntities: { collections: ['pages'], globals: [] } })).toEqual(['pages']))

  it('leaves out where it has nothing to do', () =>
    expect(slugs({ isWorkedIn: (slug) => slug !== 'theme' })).toEqual(['pages']))
})
