import { describe, expect, it } from 'vitest'
import { leadsIntoPage, markCurrent } from './current.ts'
import type { MenuItem } from './menu.ts'

const entry = (label: string, href: string, children: MenuItem[] = []): MenuItem => ({
  label,
  href,
  newTab: false,
  children,
})

const menu = [
  entry('Home', '/'),
  entry('Services', '/services/', [entry('Lighting', '/services/lighting/'), entry('Map', '/services/#map')]),
  entry('Studio', '/studio/', [entry('Press', '/press/')]),
  entry('Shop', 'https://shop.example/services/'),
]

const marks = (path: string, items: readonly MenuItem[] = markCurrent(menu, path)): string[] =>
  items.flatMap((item) => [...(item.current ? [`${item.label}: ${item.current}`] : []), ...marks(path, item.children)])

describe('the current entry of a menu', () => {
  it('is the one whose address is the page, and its parent is an ancestor', () =>
    expect(marks('/services/lighting/')).toEqual(['Services: ancestor', 'Lighting: page']))
  it('marks a parent in the menu even when its address is elsewhere', () =>
    expect(marks('/press/')).toEqual(['Studio: ancestor', 'Press: page']))
  it('marks an ancestor by address when the page is not in the menu', () =>
    expect(marks('/services/restoration/')).toEqual(['Services: ancestor']))
  it('marks the page itself without its siblings or places inside it', () =>
    expect(marks('/services/')).toEqual(['Services: page']))
  it('does not take the home page for everybody’s ancestor', () => expect(marks('/contact/')).toEqual([]))
  it('marks the home page on itself', () => expect(marks('/')).toEqual(['Home: page']))
  it('is one, where several lead to the page', () =>
    expect(marks('/', markCurrent([entry('Home', '/'), entry('Start', '/', [entry('Again', '/')])], '/'))).toEqual([
      'Home: page',
    ]))
  it('does not take a path for a longer word', () => expect(marks('/studios/')).toEqual([]))
  it('knows the home page of another language', () =>
    expect(markCurrent([entry('Start', '/de/')], '/de/kontakt/', '/de/')[0]?.current).toBeUndefined())
  it('accepts an address without its trailing slash', () =>
    expect(markCurrent([entry('Studio', '/studio')], '/studio/')[0]?.current).toBe('page'))
  it('forgets an earlier mark', () => {
    const [marked] = markCurrent([entry('Studio', '/studio/')], '/studio/')
    expect(marked && markCurrent([marked], '/contact/')[0]?.current).toBeUndefined()
  })
})

describe('a menu that leads into the page', () => {
  it.each([
    ['/services/', true],
    ['/studio/', false],
  ])('on %s: %s', (path, leads) => expect(leadsIntoPage(menu, path)).toBe(leads))
  it('may do so by the place alone', () => expect(leadsIntoPage([entry('Map', '#map')], '/studio/')).toBe(true))
  it('does not by an address without a place', () => expect(leadsIntoPage([entry('Top', '/x/#')], '/x/')).toBe(false))
})
