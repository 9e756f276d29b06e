import { describe, expect, it } from 'vitest'
import { collect, postedValues } from '../submission.ts'
import { scanTemplate, tagsOf } from '../template/scan.ts'
import { fillBody, fillTags } from './fill.ts'
import type { MailValues } from './tag-value.ts'

const tags = tagsOf(
  scanTemplate(
    [
      '[text your-name] [text a.b] [text empty] [text day] [checkbox colours "red" "blue"] [select to "Help|help@b.co"]',
      '[acceptance terms] I <b>agree</b>. [/acceptance] [acceptance news optional "News & more"] [file cv]',
    ].join('\n'),
  ),
)
const entries = [
  ['your-name', 'Ada <b>'],
  ['a_b', 'dotted'],
  ['empty', ''],
  ['day', '2024-02-29'],
  ['far', '12024-02-29'],
  ['colours[]', 'red'],
  ['colours[]', 'blue'],
  ['to', 'Help'],
  ['terms', '1'],
  ['extra', '[your-name]'],
] as const
const values: MailValues = {
  submitted: collect(tags, entries),
  posted: postedValues(entries),
  files: { cv: ['cv.pdf', 'letter.pdf'] },
  tags,
  rows: new Map(),
  special: { _site_title: 'Halden & Rye', _remote_ip: '203.0.113.7' },
  locale: 'de_DE',
  timeZone: 'Europe/Berlin',
}

describe('mail-tags', () => {
  it.each([
    ['[your-name]', 'Ada <b>'],
    ['[\tyour-name ]', 'Ada <b>'],
    ['[your-name "x"]', 'Ada <b>'],
    ['[your-name x]', '[your-name x]'],
    ['[a.b]', 'dotted'],
    ['[colours]', 'red, blue'],
    ['[cv]', 'cv.pdf, letter.pdf'],
    ['[unknown]', '[unknown]'],
    ['[toString]', '[toString]'],
    ['[[your-name]]', '[your-name]'],
    ['[[[your-name]]]', '[[your-name]]'],
    ['[extra]', '[your-name]'],
    ['[to] [_raw_to]', 'help@b.co Help'],
    ['[_raw_unknown]|', '|'],
    ['[terms]', 'Consented: I agree.'],
    ['[news]', 'Not consented: News & more'],
    ['[_site_title]', 'Halden & Rye'],
    ['[wpcf7.remote_ip]', '203.0.113.7'],
    ['[_user_email]|[_post_title]|', '||'],
    ['[_site_nothing]', '[_site_nothing]'],
    ["[_format_day 'j. F Y']", '29. Februar 2024'],
    ['[_format_day]', '2024-02-29'],
    ['[_format_far "Y"]', '12024-02-29'],
    ['[_format_your-name "Y"]', 'Ada <b>'],
  ])('%s becomes %s', (template, filled) => expect(fillTags(template, values)).toBe(filled))
})

describe('mail-tags of an HTML mail', () => {
  it.each([
    ['[your-name]', 'Ada &lt;b&gt;'],
    ['[_raw_your-name]', 'Ada &lt;b&gt;'],
    ['[_site_title]', 'Halden &amp; Rye'],
    ['[terms]', 'Consented: I <b>agree</b>.'],
    ['[news]', 'Not consented: News &amp; more'],
  ])('%s becomes %s', (template, filled) => expect(fillTags(template, values, { html: true })).toBe(filled))
})

describe('lines of a body', () => {
  const fill = (template: string) => fillBody(template, values, { html: false, excludeBlank: true })
  it('go when all their tags are empty', () => expect(fill('A: [empty] [_raw_empty]\nB')).toBe('B'))
  it('stay with one tag that is not', () => expect(fill('[empty][colours]')).toBe('red, blue'))
  it('stay without a tag', () => expect(fill('A\n\n[unknown]\n[[empty]]')).toBe('A\n\n[unknown]\n[empty]'))
  it('stay unless it is so set', () => {
    expect(fillBody('A: [empty]', values, { html: false, excludeBlank: false })).toBe('A: ')
  })
})

describe('a field of a group that repeats', () => {
  const rows = new Map([
    ['guest', ['guest', 'guest__2', 'guest__3']],
    ['wish', ['wish', 'wish__2', 'wish__3']],
    ['one', ['one']],
  ])
  const submitted = { guest: 'Ann', guest__2: '', guest__3: 'Cid', wish: '', wish__2: '', wish__3: '', one: 'x' }
  const fill = (text: string) => fillTags(text, { ...values, submitted, posted: submitted, tags: [], rows })

  it('stands for what all rows say, each in its place', () => expect(fill('[guest]')).toBe('Ann; –; Cid'))
  it('says nothing when no row does', () => expect(fill('[wish]')).toBe(''))
  it('stands for itself in a single row', () => expect(fill('[one]')).toBe('x'))
  it('can be named row by row', () => expect(fill('[guest__3], [guest__2]')).toBe('Cid, '))
  it('does so as it was posted, too', () => expect(fill('[_raw_guest]')).toBe('Ann; –; Cid'))
})
