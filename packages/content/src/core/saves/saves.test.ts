import { describe, expect, it } from 'vitest'
import { hindranceOf } from './hindrance.ts'
import { documentKey, saveRequestOf } from './save-request.ts'

describe('a save', () => {
  it('is told by its document, and can become a version of its own', () =>
    expect(saveRequestOf('/api/pages/15?autosave=true&depth=0&draft=true', { method: 'PATCH' })).toEqual({
      document: 'pages/15',
      ownVersion: '/api/pages/15?depth=0&draft=true',
      publishesLanguage: false,
    }))

  it('may be of a global', () => {
    expect(saveRequestOf('/api/globals/menus?autosave=true', { method: 'POST' })?.document).toBe('globals/menus')
    expect(saveRequestOf('/api/globals/menus', { method: 'PATCH' })).toBeUndefined()
  })

  it('is of the document that its form has open', () => {
    expect(documentKey({ collection: 'pages', id: 15, global: undefined })).toBe('pages/15')
    expect(documentKey({ collection: undefined, id: undefined, global: 'menus' })).toBe('globals/menus')
    expect(documentKey({ collection: 'pages', id: undefined, global: undefined })).toBeUndefined()
  })

  it('is none when it reads, makes a document, or goes elsewhere', () => {
    expect(saveRequestOf('/api/pages/15', { method: 'GET' })).toBeUndefined()
    expect(saveRequestOf('/api/pages', { method: 'POST' })).toBeUndefined()
    expect(saveRequestOf('/admin/collections/pages/15', { method: 'PATCH' })).toBeUndefined()
    expect(saveRequestOf('/api/pages/15/versions', { method: 'PATCH' })).toBeUndefined()
  })
})

describe('a save waits', () => {
  it('for who is signed out', () => expect(hindranceOf(401)).toBe('signedOut'))
  it('for a choice when the document was changed elsewhere', () => expect(hindranceOf(412)).toBe('changedElsewhere'))
  it.each([undefined, 502, 503, 504])('for a site that does not answer (%s)', (status) =>
    expect(hindranceOf(status)).toBe('unreachable'))
  it.each([200, 400, 403, 404, 500])('for nothing after an answer that stays the same (%s)', (status) =>
    expect(hindranceOf(status)).toBeUndefined())
})
