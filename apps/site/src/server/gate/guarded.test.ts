import type { StoredPage } from '@vitrine/content/queries'
import { describe, expect, it } from 'vitest'
import { guardedBy } from './guarded.ts'

const document = { collection: 'pages', id: 7 } as const
const pageOf = (more: Partial<StoredPage>): { readonly page: StoredPage } => ({
  page: {
    title: 'Prices',
    path: '/prices/',
    layout: [],
    meta: {},
    updatedAt: '',
    languages: ['en'],
    breadcrumb: [],
    ...more,
  },
})

describe('a page', () => {
  it('is guarded unless it is for everyone', () => {
    expect(guardedBy(pageOf({ document, visibility: 'members' }))).toEqual({ document, visibility: 'members' })
    expect(guardedBy(pageOf({ document, visibility: 'everyone' }))).toBeUndefined()
    expect(guardedBy(pageOf({ document }))).toBeUndefined()
    expect(guardedBy(pageOf({}))).toBeUndefined()
  })

  it('is not shown when nobody can tell for whom it is', () => {
    expect(() => guardedBy(pageOf({ visibility: 'password' }))).toThrow('/prices/ is not for everyone')
  })
})
