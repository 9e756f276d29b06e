import { expect, it } from 'vitest'
import { linkedDocuments as documentsOf } from './linked-documents.ts'

const COLLECTIONS = new Map([
  ['page', 'pages'],
  ['post', 'posts'],
])
const linkedDocuments = (stored: unknown) => documentsOf(stored, COLLECTIONS)

const page = (id: number) => ({ collection: 'pages', id })
const post = (id: number) => ({ collection: 'posts', id })

it('finds documents in links, as ids and as documents, each once', () =>
  expect(
    linkedDocuments({
      layout: [
        {
          blockType: 'hero',
          links: [{ link: { type: 'page', page: 3 } }, { link: { type: 'page', page: { id: 4 } } }],
        },
        { blockType: 'columns', columns: [{ blocks: [{ link: { type: 'page', page: 3 } }] }] },
        { blockType: 'button', link: { type: 'post', post: { id: 3 }, page: 9 } },
      ],
    }),
  ).toEqual([page(3), page(4), post(3)]))

it('finds them in rich text', () =>
  expect(
    linkedDocuments({
      root: {
        children: [
          { type: 'link', fields: { linkType: 'internal', doc: { relationTo: 'posts', value: 7 } } },
          { type: 'link', fields: { linkType: 'custom', url: '/x/' } },
          { type: 'relationship', relationTo: 'pages', value: { id: 8 } },
        ],
      },
    }),
  ).toEqual([post(7), page(8)]))

it('leaves out what leads to an address, and other documents', () =>
  expect(
    linkedDocuments([
      { type: 'url', page: 5, url: '/x/' },
      { type: 'relationship', relationTo: 'media', value: 6 },
      { page: null },
    ]),
  ).toEqual([]))
