import { describe, expect, it } from 'vitest'
import { PUBLISHED, parseState, parseStates, stateAddress, statesQuery, versionIn } from './states.ts'

describe('states of a page', () => {
  it('are asked for by its id, the newest first and without their blocks', () => {
    const query = new URLSearchParams(statesQuery(7))
    expect(query.get('where[parent][equals]')).toBe('7')
    expect(query.get('sort')).toBe('-updatedAt')
    expect([...query.keys()].filter((name) => name.startsWith('select'))).toEqual([
      'select[updatedAt]',
      'select[version._status]',
    ])
  })

  it('are read with their time, and what is no version is left out', () => {
    const docs = [{ id: 3, updatedAt: '2026-01-02T03:04:05Z', version: { _status: 'published' } }, { id: 4 }, null]
    expect(parseStates({ docs })).toEqual([{ key: '3', savedAt: '2026-01-02T03:04:05Z', isPublished: true }])
    expect(parseStates('no')).toEqual([])
  })

  it('are read in the language of the form alone', () => {
    const address = stateAddress({ collection: 'pages', id: 7, locale: 'de' }, '3')
    expect(address).toBe('/api/pages/versions/3?depth=0&locale=de&fallback-locale=none')
  })

  it('are none where visitors see nothing yet', () => {
    expect(parseState({ id: 7, _status: 'draft' }, PUBLISHED)).toBeUndefined()
    expect(parseState({ id: 7, _status: 'published' }, PUBLISHED)).toBeDefined()
    expect(parseState({ errors: [] }, '3')).toBeUndefined()
  })

  it('are named by the address of a version in the admin', () => {
    expect(versionIn('/admin/collections/pages/7/versions/31')).toBe('31')
    expect(versionIn('/admin/collections/pages/7/versions')).toBeUndefined()
  })
})
