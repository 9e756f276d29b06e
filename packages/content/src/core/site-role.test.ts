import { describe, expect, it } from 'vitest'
import { rolePages } from './site-role.ts'

const page = (path: string | undefined, data: object = {}) => ({ path, title: 'A', _status: 'published', ...data })

describe('pages that are something for the whole site', () => {
  it.each([
    ['/', 'home'],
    ['/404/', 'notFound'],
    ['/search/', 'search'],
  ])('are known by their address: %s', (path, role) =>
    expect(rolePages('pages', [page('/about/'), page(path)])).toEqual([{ role, title: 'A' }]))

  it('are those that visitors see', () => expect(rolePages('pages', [page('/', { _status: 'draft' })])).toEqual([]))

  it('have an address', () => expect(rolePages('pages', [page(undefined)])).toEqual([]))

  it('are no documents of another kind', () => expect(rolePages('posts', [page('/')])).toEqual([]))
})
