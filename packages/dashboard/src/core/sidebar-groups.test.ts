import { describe, expect, it } from 'vitest'
import { entryHref, initialsOf, type SidebarEntry, sidebarGroups } from './sidebar-groups.ts'

const entry = (slug: string, group: string): SidebarEntry => ({
  kind: 'collections',
  slug,
  label: slug,
  group,
  icon: undefined,
})

describe('the sidebar', () => {
  it('has its groups in one order, whatever the order of the features', () => {
    const groups = sidebarGroups([entry('theme', 'Design'), entry('posts', 'Content'), entry('pages', 'Site')])
    expect(groups.map(({ name }) => name)).toEqual(['Site', 'Content', 'Design'])
  })

  it('keeps the order of the features within a group', () => {
    const [group] = sidebarGroups([entry('posts', 'Content'), entry('media', 'Content')])
    expect(group?.entries.map(({ slug }) => slug)).toEqual(['posts', 'media'])
  })

  it('puts groups that it does not know last', () => {
    const groups = sidebarGroups([entry('parcels', 'Parcels'), entry('site', 'Settings')])
    expect(groups.map(({ name }) => name)).toEqual(['Settings', 'Parcels'])
  })

  it('leads to lists and to forms', () => {
    expect(entryHref(entry('pages', 'Site'))).toBe('/admin/collections/pages')
    expect(entryHref({ kind: 'globals', slug: 'theme' })).toBe('/admin/globals/theme')
  })
})

describe('the mark of a site', () => {
  it.each([
    ['Halden & Rye', 'HR'],
    ['Mill', 'M'],
    ['the old mill of ours', 'TO'],
    ['été', 'É'],
    ['', ''],
  ])('called %j has the letters %j', (name, letters) => expect(initialsOf(name)).toBe(letters))
})
