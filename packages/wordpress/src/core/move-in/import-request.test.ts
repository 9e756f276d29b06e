import { describe, expect, it } from 'vitest'
import { parseImportRequest } from './import-request.ts'

const WHOLE = {
  exports: ['export.xml'],
  media: ['uploads'],
  redirects: 'redirection.json',
  answers: { timezone: ' Europe/Berlin ', 'kinds.event': 'post', headerMenu: '' },
  update: true,
  fetchMedia: true,
  changesAnswers: true,
}

describe('what the page asks for', () => {
  it('is read whole, without answers that were left empty', () =>
    expect(parseImportRequest(WHOLE)).toEqual({
      ...WHOLE,
      answers: { timezone: 'Europe/Berlin', 'kinds.event': 'post' },
    }))
  it('changes nothing here and fetches nothing unless it says so', () =>
    expect(
      parseImportRequest({ exports: [], media: [], update: 'yes', fetchMedia: 1, changesAnswers: 'true' }),
    ).toMatchObject({
      update: false,
      fetchMedia: false,
      changesAnswers: false,
    }))
  it.each([
    [undefined],
    [{}],
    [{ exports: 'export.xml', media: [] }],
    [{ ...WHOLE, exports: ['../vitrine.db'] }],
    [{ ...WHOLE, media: ['/etc'] }],
    [{ ...WHOLE, redirects: '.work/report.json' }],
    [{ ...WHOLE, exports: Array.from({ length: 201 }, (_, number) => `${number}.xml`) }],
    [{ ...WHOLE, answers: { timezone: 5 } }],
    [{ ...WHOLE, answers: { timezone: 'x'.repeat(501) } }],
    [{ ...WHOLE, answers: { ['x'.repeat(201)]: 'x' } }],
  ])('is refused as %j', (value) => expect(parseImportRequest(value)).toBeUndefined())
  it('names an option as it is, even one that every object has', () => {
    const answers = JSON.parse('{"__proto__":"post"}')
    expect(Object.keys(parseImportRequest({ ...WHOLE, answers })?.answers ?? {})).toEqual(['__proto__'])
  })
})
