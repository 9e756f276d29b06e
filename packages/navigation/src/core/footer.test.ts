import type { ParseContext } from '@vitrine/kit/core'
import { describe, expect, it } from 'vitest'
import { parseBackToTop } from './back-to-top.ts'
import { FOOTER_TEXTS, footerLayoutOf, parseFooter } from './footer.ts'

const parse: ParseContext = {
  locale: 'en',
  image: () => undefined,
  blocks: () => [],
  href: (link) => (link as { url?: string } | undefined)?.url,
}

const row = (label: string, url?: string) => ({ link: { type: 'url', label, url } })

describe('parseFooter', () => {
  it.each([
    ['slim', 'slim'],
    ['sideways', 'columns'],
    [undefined, 'columns'],
  ])('lies as %j as %s', (layout, expected) => expect(parseFooter({ layout }, parse).layouts.page).toBe(expected))
  it('has the layout that its page chose, then that of its kind, then that of pages', () => {
    const footer = parseFooter({ layout: 'split', elsewhere: { list: 'slim', message: 'sideways' } }, parse)
    expect(footerLayoutOf(footer, { kind: 'page' })).toBe('split')
    expect(footerLayoutOf(footer, { kind: 'list' })).toBe('slim')
    expect(footerLayoutOf(footer, { kind: 'entry' })).toBe('split')
    expect(footerLayoutOf(footer, { kind: 'message' })).toBe('split')
    expect(footerLayoutOf(footer, { kind: 'page', footer: 'centred' })).toBe('centred')
    expect(footerLayoutOf(footer, { kind: 'page', footer: 'sideways' })).toBe('split')
  })
  it('reads columns, legal links and the note', () =>
    expect(
      parseFooter(
        {
          columns: [{ heading: 'Studio', links: [row('About', '/about/')] }],
          legalLinks: [row('Privacy', '/privacy/')],
          note: 'H&R',
        },
        parse,
      ),
    ).toEqual({
      layouts: { page: 'columns', entry: 'columns', list: 'columns', message: 'columns' },
      columns: [{ heading: 'Studio', links: [{ label: 'About', href: '/about/', newTab: false }] }],
      legalLinks: [{ label: 'Privacy', href: '/privacy/', newTab: false }],
      note: 'H&R',
      backToTop: parseBackToTop({}),
      texts: FOOTER_TEXTS,
    }))
  it('leaves out links that lead nowhere, and the column that had no other', () =>
    expect(parseFooter({ columns: [{ heading: 'Studio', links: [row('Gone')] }] }, parse).columns).toEqual([]))
  it('leaves out a column without a heading', () =>
    expect(parseFooter({ columns: [{ links: [row('About', '/about/')] }] }, parse).columns).toEqual([]))
  it('takes the links of a column from a menu, before its own', () => {
    const menu = { items: [row('Chairs', '/chairs/'), { ...row('More', '#'), children: [row('Below', '/below/')] }] }
    const { columns } = parseFooter({ columns: [{ heading: 'Work', menu, links: [row('About', '/about/')] }] }, parse)
    expect(columns[0]?.links.map(({ label }) => label)).toEqual(['Chairs', 'About'])
  })
  it('reads the statement and its action', () => {
    const footer = parseFooter({ statement: 'Come by.', action: row('Write', '/contact/').link }, parse)
    expect([footer.statement, footer.action?.href]).toEqual(['Come by.', '/contact/'])
  })
  it.each([undefined, null, 'x', { columns: {} }])('makes an empty footer of %j', (raw) =>
    expect(parseFooter(raw, parse)).toEqual({
      layouts: { page: 'columns', entry: 'columns', list: 'columns', message: 'columns' },
      columns: [],
      legalLinks: [],
      backToTop: parseBackToTop({}),
      texts: FOOTER_TEXTS,
    }))
})
