import { readRevision } from '@vitrine/content/queries'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseContext } from '../../apps/site/src/render/parse-context.ts'
import { parseFooter } from '../../packages/navigation/src/core/footer.ts'
import { parseHeader } from '../../packages/navigation/src/core/header.ts'
import type { MenuItem } from '../../packages/navigation/src/core/menu.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { contentSource } from '../support/content-source.ts'

let content: TestContent
let pageId: number
let menuId: number

const parse = parseContext({ locale: 'en', parsers: {}, address: (path) => path })

const to = (page: number, label?: string) => ({ type: 'page', page, ...(label && { label }) })

/** The menu of the header as visitors see it: labels and addresses, nested. */
async function shown(): Promise<unknown> {
  const { header } = await contentSource(content.payload).globals('en')
  const outline = ({ label, href, children }: MenuItem): unknown => [label, href, ...children.map(outline)]
  return parseHeader(header, parse).items.map(outline)
}

beforeAll(async () => {
  content = await openContent()
  const { payload } = content
  const page = await payload.create({
    collection: 'pages',
    data: { title: 'Chairs', slug: 'chairs', _status: 'published' } as never,
  })
  pageId = Number(page.id)
  await payload.updateGlobal({
    slug: 'header',
    data: { items: [{ link: to(pageId, 'Own entry') }] } as never,
  })
  const menu = await payload.create({
    collection: 'menus',
    data: {
      name: 'Main',
      items: [
        { link: to(pageId), children: [{ link: to(pageId, 'Second'), leaves: [{ link: to(pageId, 'Third') }] }] },
      ],
    } as never,
  })
  menuId = Number(menu.id)
})

afterAll(() => content.close())

describe('the menu of the header', () => {
  it('is that of its own entries until one is chosen', async () =>
    expect(await shown()).toEqual([['Own entry', '/chairs/']]))

  it('is the chosen one, three levels deep, by the titles of pages', async () => {
    await content.payload.updateGlobal({ slug: 'header', data: { menu: menuId } as never })
    expect(await shown()).toEqual([['Chairs', '/chairs/', ['Second', '/chairs/', ['Third', '/chairs/']]]])
  })

  it('follows a page that moves', async () => {
    await content.payload.update({ collection: 'pages', id: pageId, data: { slug: 'seats' } as never })
    expect(await shown()).toEqual([['Chairs', '/seats/', ['Second', '/seats/', ['Third', '/seats/']]]])
  })

  it('may stand in a column of the footer, too', async () => {
    await content.payload.updateGlobal({
      slug: 'footer',
      data: { columns: [{ heading: 'Work', menu: menuId }] } as never,
    })
    const { footer } = await contentSource(content.payload).globals('en')
    expect(parseFooter(footer, parse).columns).toEqual([
      { heading: 'Work', links: [{ label: 'Chairs', href: '/seats/', newTab: false }] },
    ])
  })

  it('is seen by visitors as soon as it changes', async () => {
    const before = await readRevision(content.payload)
    await content.payload.update({ collection: 'menus', id: menuId, data: { name: 'Main menu' } as never })
    expect(await readRevision(content.payload)).not.toBe(before)
  })

  it('gives way to the own entries, which were kept, when it is deleted', async () => {
    await content.payload.delete({ collection: 'menus', id: menuId })
    expect(await shown()).toEqual([['Own entry', '/seats/']])
  })
})
