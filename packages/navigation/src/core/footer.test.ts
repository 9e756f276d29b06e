import type { ParseContext } from '@vitrine/kit/core'
import { describe, expect, it } from 'vitest'
import { parseBackToTop } from './back-to-top.ts'
import { FOOTER_TEXTS, parseFooter } from './footer.ts'

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
  ])('lies as %j as %s', (layout, expected) => expect(parseFooter({ layout }, parse).layout).toBe(expected))
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
      layout: 'columns',
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
      layout: 'columns',
      columns: [],
      legalLinks: [],
      backToTop: parseBackToTop({}),
      texts: FOOTER_TEXTS,
    }))
})
