import { describe, expect, it } from 'vitest'
import { readTemplate } from './form-tags.ts'
import { FormReport } from './report.ts'

function read(template: string) {
  const report = new FormReport()
  return { ...readTemplate(template, report), lines: report.lines.map(({ code, subject }) => `${code} ${subject}`) }
}

describe('a form-tag', () => {
  it('that is known stays as it is', () => {
    const template = '<p>[text* your-name placeholder "Name"] [acceptance ok] yes [/acceptance] [submit]</p>'
    expect(read(template)).toMatchObject({ template, lines: [] })
  })
  it('of a bot check goes', () =>
    expect(read('[text a][cf7sr-simple-recaptcha][recaptcha][submit]')).toMatchObject({
      template: '[text a][submit]',
      lines: ['form-bot-check cf7sr-simple-recaptcha', 'form-bot-check recaptcha'],
    }))
  it('of a honeypot goes', () => expect(read('[honeypot phone2]').template).toBe(''))
  it('of a group leaves what stands in it', () =>
    expect(read('[group g1]<p>[text a]</p>[/group]')).toMatchObject({
      template: '<p>[text a]</p>',
      lines: ['form-group group'],
    }))
  it('that is filled in by the address does so here', () =>
    expect(read(`[dynamictext* source "CF7_GET key='source'"]`).template).toBe('[text* source default:get]'))
  it('that is filled in by something else asks', () =>
    expect(read(`[dynamichidden ip "CF7_get_current_user key='ip'"]`).template).toBe('[hidden ip]'))
  it('of a like kind becomes one that is known', () =>
    expect(read('[phonetext* tel class:wide numberonly] [uploadfile cv limit:2mb]').template).toBe(
      '[tel* tel class:wide] [file cv limit:2mb]',
    ))
  it('that cannot be required loses its star', () =>
    expect(read('[radio* size "S" "M"]').template).toBe('[radio size "S" "M"]'))
  it('that nobody knows stays, and is named once', () =>
    expect(read('[map x] [map y]')).toMatchObject({ template: '[map x] [map y]', lines: ['unknown-form-tag map'] }))
  it('is none when it is a word in brackets', () => expect(read('<label>Name [optional]</label>').lines).toEqual([]))
  it('is none in double brackets', () => expect(read('[[signature s]]').template).toBe('[[signature s]]'))
  it('has a name for mails, with underscores for dots', () =>
    expect([...read('[text a.b][quiz q "1+1|2"][submit "x"]').names]).toEqual(['a_b']))
  it('costs as much as it is long, however many brackets there are', () => {
    // Looking for the end of each one anew would take minutes.
    expect(read('[x '.repeat(300_000)).lines).toEqual([])
    expect(read(`[text ${'"'.repeat(900_000)}`).names.size).toBe(0)
  })
})
