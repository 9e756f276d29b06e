import { expect, it } from 'vitest'
import { linkedPages } from './linked-pages.ts'

it('finds pages in links, as ids and as documents, each once', () =>
  expect(
    linkedPages({
      layout: [
        {
          blockType: 'hero',
          links: [{ link: { type: 'page', page: 3 } }, { link: { type: 'page', page: { id: 4 } } }],
        },
        { blockType: 'columns', columns: [{ blocks: [{ link: { type: 'page', page: 3 } }] }] },
      ],
    }),
  ).toEqual([3, 4]))

it('finds them in rich text', () =>
  expect(
    linkedPages({
      root: {
        children: [
          { type: 'link', fields: { linkType: 'internal', doc: { relationTo: 'pages', value: 7 } } },
          { type: 'link', fields: { linkType: 'custom', url: '/x/' } },
          { type: 'relationship', relationTo: 'pages', value: { id: 8 } },
        ],
      },
    }),
  ).toEqual([7, 8]))

it('leaves out what leads to an address, and other documents', () =>
  expect(
    linkedPages([
      { type: 'url', page: 5, url: '/x/' },
      { type: 'relationship', relationTo: 'media', value: 6 },
      { page: null },
    ]),
  ).toEqual([]))
