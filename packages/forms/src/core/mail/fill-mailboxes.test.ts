import { writeMailboxes } from '@vitrine/delivery/core'
import { describe, expect, it } from 'vitest'
import { collect, postedValues } from '../submission.ts'
import { scanTemplate, tagsOf } from '../template/scan.ts'
import { fillMailboxes } from './fill-mailboxes.ts'

const tags = tagsOf(
  scanTemplate(
    '[text name][email mail][select one "Sales|sales@b.co"][checkbox many "A|a@b.co" "B|b@b.co" "Both|Ann <a@b.co>, b@b.co"]',
  ),
)

function fill(template: string, typed: Readonly<Record<string, string | readonly string[]>> = {}) {
  const entries = Object.entries({ name: 'Ann', mail: 'ann@b.co', ...typed }).flatMap(([name, value]) =>
    [value].flat().map((text) => [name, text] as const),
  )
  const values = {
    submitted: collect(tags, entries),
    posted: postedValues(entries),
    files: {},
    tags,
    rows: new Map(),
    special: { _site_admin_email: 'Studio <a@localhost>, b@b.co', _site_title: 'Halden & "Rye"' },
    locale: 'en_US',
    timeZone: 'UTC',
  }
  const { mailboxes, omissions } = fillMailboxes(template, values, { header: 'To', lineOf: (text) => text })
  return { written: writeMailboxes(mailboxes), omissions }
}

describe('a name that a visitor typed', () => {
  it.each([
    ['Ann', 'Ann <ann@b.co>'],
    ['Bob <victim@evil.example>', '"Bob <victim@evil.example>" <ann@b.co>'],
    ['Group: m1@evil.example, m2@evil.example;', '"Group: m1@evil.example, m2@evil.example;" <ann@b.co>'],
    ['a@b.example, x', '"a@b.example, x" <ann@b.co>'],
    ['O"Brien', '"O\\"Brien" <ann@b.co>'],
    ['Back\\slash" <x@y.zz>, "', '"Back\\\\slash\\" <x@y.zz>, \\"" <ann@b.co>'],
    ['Ann <script>', '"Ann <script>" <ann@b.co>'],
    ['  ', 'ann@b.co'],
    ['Zoë 🙂', 'Zoë 🙂 <ann@b.co>'],
  ])('is a name and nothing else: %s', (name, written) => {
    expect(fill('[name] <[mail]>', { name })).toEqual({ written, omissions: [] })
    expect(fill('"[name]" <[mail]>', { name })).toEqual({ written, omissions: [] })
  })

  it('is cut where no header could hold it', () => {
    expect(fill('[name] <[mail]>', { name: 'W'.repeat(5000) }).written.length).toBeLessThan(300)
  })
})

describe('an address that a visitor typed', () => {
  it.each([
    'a@b.co, c@d.co',
    'a@b.co; c@d.co',
    'Ann <a@b.co>',
    '<a@b.co>',
    'a@b.co> , <c@d.co',
    '"a@b.co"@c.co',
    'a@b.co@c.co',
    'root@localhost',
    `${'a'.repeat(250)}@b.co`,
    'nobody',
  ])('is left out when it is more or less than one, and the mail says so: %s', (mail) => {
    for (const template of ['[mail], x@y.zz', 'Ann <[mail]>, x@y.zz']) {
      const { written, omissions } = fill(template, { mail })
      expect(written).toBe('x@y.zz')
      expect(omissions).toEqual([expect.stringMatching(/^To: \[mail\] became .*not one e-mail address/)])
    }
  })

  it('may be empty, which is not a problem', () =>
    expect(fill('[mail]', { mail: '' })).toEqual({ written: '', omissions: [] }))
  it('may be a part of one', () => expect(fill('[name]@b.co').written).toBe('Ann@b.co'))
})

describe('what an editor wrote', () => {
  it.each([
    ['a@b.co, "Doe, Jane" <j@b.co>; c@b.co', 'a@b.co, "Doe, Jane" <j@b.co>, c@b.co'],
    ["O'Brien <o'brien@b.co>", "O'Brien <o'brien@b.co>"],
    ['Site <website@localhost', 'Site <website@localhost>'],
    ['büro@exämple.de', 'büro@exämple.de'],
    ['[_site_title] <a@b.co>', '"Halden & \\"Rye\\"" <a@b.co>'],
    ['[_site_admin_email]', 'Studio <a@localhost>, b@b.co'],
  ])('%s names %s', (template, written) => expect(fill(template)).toEqual({ written, omissions: [] }))

  it('is named when it is no address', () =>
    expect(fill('office, [typo], a@b.co')).toEqual({
      written: 'a@b.co',
      omissions: [
        'To: office is not one e-mail address and was left out.',
        'To: [typo] is not one e-mail address and was left out.',
      ],
    }))

  it('may offer receivers to choose from, several at once', () => {
    expect(fill('[one]', { one: 'Sales' }).written).toBe('sales@b.co')
    expect(fill('[many]', { 'many[]': ['A', 'B'] }).written).toBe('a@b.co, b@b.co')
    expect(fill('[many]', { 'many[]': ['Both'] }).written).toBe('Ann <a@b.co>, b@b.co')
  })
  it('is not what somebody else posts in its place', () =>
    expect(fill('[many]', { 'many[]': ['A', 'x@y.zz'] }).written).toBe(''))
})
