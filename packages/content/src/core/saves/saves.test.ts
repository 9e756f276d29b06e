import { describe, expect, it } from 'vitest'
import { hindranceOf, passesByItself } from './hindrance.ts'
import { documentKey, saveRequestOf } from './save-request.ts'

const saveAt = (address: string, method: string, status?: string) => saveRequestOf({ address, method, status })

describe('a save', () => {
  it('is told by its document, and can become a version of its own', () =>
    expect(saveAt('/api/pages/15?autosave=true&depth=0&draft=true', 'PATCH', 'draft')).toEqual({
      document: 'pages/15',
      address: '/api/pages/15?autosave=true&depth=0&draft=true',
      ownVersion: '/api/pages/15?depth=0&draft=true',
    }))

  it('says so when it publishes all languages', () =>
    expect(saveAt('/api/pages/15?depth=0&locale=en', 'PATCH', 'published')).toMatchObject({
      address: '/api/pages/15?depth=0&locale=en&publishAllLocales=true',
      ownVersion: '/api/pages/15?depth=0&locale=en&publishAllLocales=true',
    }))

  it('publishes the language that it names, and no other', () =>
    expect(saveAt('/api/pages/15?locale=en&publishSpecificLocale=en', 'PATCH', 'published')).toMatchObject({
      address: '/api/pages/15?locale=en&publishSpecificLocale=en',
    }))

  it('may be of a global', () => {
    expect(saveAt('/api/globals/menus?autosave=true', 'POST')?.document).toBe('globals/menus')
    expect(saveAt('/api/globals/menus', 'PATCH')).toBeUndefined()
  })

  it('is of the document that its form has open', () => {
    expect(documentKey({ collection: 'pages', id: 15, global: undefined })).toBe('pages/15')
    expect(documentKey({ collection: undefined, id: undefined, global: 'menus' })).toBe('globals/menus')
    expect(documentKey({ collection: 'pages', id: undefined, global: undefined })).toBeUndefined()
  })

  it('is none when it reads, makes a document, or goes elsewhere', () => {
    expect(saveAt('/api/pages/15', 'GET')).toBeUndefined()
    expect(saveAt('/api/pages', 'POST')).toBeUndefined()
    expect(saveAt('/admin/collections/pages/15', 'PATCH')).toBeUndefined()
    expect(saveAt('/api/pages/15/versions', 'PATCH')).toBeUndefined()
  })
})

describe('a save waits', () => {
  const after = (status: number, code?: string) => hindranceOf({ status, code })

  it('for who is signed out', () => expect(after(401)).toBe('signedOut'))
  it('for a choice when the document was changed elsewhere', () => expect(after(412)).toBe('changedElsewhere'))
  it('for a site that gives no answer', () => expect(hindranceOf(undefined)).toBe('unreachable'))
  it.each([502, 503, 504])('for a site that is away (%s)', (status) => expect(after(status)).toBe('unreachable'))
  it('for a database that is busy, and says so', () => expect(after(503, 'database_busy')).toBe('busy'))
  it('for room on the disk', () => expect(after(507, 'disk_full')).toBe('full'))
  it.each([200, 400, 403, 404, 500])('for nothing after an answer that stays the same (%s)', (status) =>
    expect(after(status)).toBeUndefined())

  it.each(['unreachable', 'busy', 'full'] as const)('and is tried again by itself when it is %s', (hindrance) =>
    expect(passesByItself(hindrance)).toBe(true))
  it.each(['signedOut', 'changedElsewhere'] as const)('and is left to the editor when it is %s', (hindrance) =>
    expect(passesByItself(hindrance)).toBe(false))
})
