import { describe, expect, it } from 'vitest'
import { csvLine } from './csv.ts'
import { afterFailure, RETRY_AFTER_MINUTES, RETRY_HOURS } from './delivery.ts'
import { mailMessage } from './mail-message.ts'
import { fillBody, fillTags } from './mail-tags.ts'
import { scanTemplate, tagsOf } from './template/scan.ts'

const tags = tagsOf(scanTemplate('[acceptance terms] I agree. [/acceptance]'))
const values = {
  submitted: { 'your-name': 'Ada', colours: ['red', 'blue'], empty: '', tagged: '[your-name]', terms: '1' },
  tags,
  special: { _site_title: 'Halden & Rye' },
}

describe('mail-tags', () => {
  it.each([
    ['[your-name]', 'Ada'],
    ['[ your-name ]', 'Ada'],
    ['[your.name]', '[your.name]'],
    ['[colours]', 'red, blue'],
    ['[_site_title]', 'Halden & Rye'],
    ['[unknown]', '[unknown]'],
    ['[[your-name]]', '[your-name]'],
    ['[tagged]', '[your-name]'],
    ['[terms]', 'Consented: I agree.'],
  ])('%s becomes %s', (template, filled) => expect(fillTags(template, values)).toBe(filled))

  it('of empty fields take their line with them, if so set', () => {
    expect(fillBody('Name: [your-name]\nEmpty: [empty]\nNo tag', values, true)).toBe('Name: Ada\nNo tag')
    expect(fillBody('Empty: [empty]', values, false)).toBe('Empty:')
  })
})

describe('a mail', () => {
  const template = {
    recipient: 'a@b.co',
    sender: 's@b.co',
    subject: '[x]',
    additionalHeaders: '',
    body: '[x]',
    attachments: '',
    useHtml: false,
    excludeBlank: false,
  }
  const evil = { ...values, submitted: { x: 'Hi\r\nBcc: victim@example.com' } }
  it('has a subject of one line, whatever was typed', () => {
    expect(mailMessage(template, evil).subject).toBe('HiBcc: victim@example.com')
  })
  it('has only the headers of its template', () => {
    const mail = mailMessage(
      { ...template, additionalHeaders: 'Reply-To: [x]\nBcc: hidden@example.com\nnonsense' },
      evil,
    )
    expect(mail.headers).toEqual([{ name: 'Reply-To', value: 'Hi' }])
  })
})

describe('a mail that nobody takes', () => {
  const now = new Date('2026-01-01T00:00:00Z')
  it('is tried again with growing pauses', () => {
    expect(afterFailure(1, now)).toEqual({ state: 'queued', nextAttemptAt: new Date('2026-01-01T00:01:00Z') })
  })
  it('is given up after the last pause', () => {
    expect(afterFailure(RETRY_AFTER_MINUTES.length + 1, now)).toEqual({ state: 'failed' })
  })
  it('is tried for 48 hours', () => {
    expect(RETRY_AFTER_MINUTES.reduce((sum, minutes) => sum + minutes, 0)).toBe(RETRY_HOURS * 60)
  })
})

describe('an exported line', () => {
  it.each(['=1+1', '+1', '-1', '@sum', '\t=1', ' =1'])('does not execute %j', (cell) => {
    expect(csvLine([cell])).toMatch(/^"?'/)
  })
  it('quotes what needs it', () => expect(csvLine(['a"b', 'c,d', 'e'])).toBe('"a""b","c,d",e\r\n'))
})
