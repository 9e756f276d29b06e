import { describe, expect, it } from 'vitest'
import { parseRoles, whoMayChange } from './who-may-change.ts'

describe('who may change settings', () => {
  it('is said by the names of roles', () =>
    expect(whoMayChange(['administrator', 'designer'])).toEqual({
      en: 'Changed by accounts with the role Administrator or Designer.',
      de: 'Ändern können das Konten mit der Rolle Administration oder Gestaltung.',
    }))
  it('is read from the answer of the site', () =>
    expect(parseRoles({ header: ['designer', 'king', 4] }, 'header')).toEqual(['designer']))
  it.each([undefined, null, 'all', {}, { header: 'designer' }])('is nobody in %j', (answer) =>
    expect(parseRoles(answer, 'header')).toEqual([]))
})
