import { describe, expect, it } from 'vitest'
import { renamesBetween, withRenamedFields } from './renamed-fields.ts'

const field = (id: string, name: string, others: object = {}) => ({ id, blockType: 'text', name, ...others })
const onlyIf = (name: string) => ({ showWhen: { match: 'all', tests: [{ field: name, is: 'filled' }] } })
const renames = (...before: object[]) => ({
  to: (...after: object[]) => [...renamesBetween(before, after)],
})

describe('a field counts as renamed', () => {
  it('if its block has another name', () =>
    expect(renames(field('1', 'who'), field('2', 'post')).to(field('2', 'mail'), field('1', 'who'))).toEqual([
      ['post', 'mail'],
    ]))
  it('in a group, too', () =>
    expect(
      renames({ id: '1', fields: [field('2', 'guest')] }).to({ id: '1', fields: [field('2', 'visitor')] }),
    ).toEqual([['guest', 'visitor']]))
  it('by its name as it is posted', () => expect(renames(field('1', 'a.b')).to(field('1', 'a_b'))).toEqual([]))
  it('not if it is another block', () => expect(renames(field('1', 'who')).to(field('2', 'name'))).toEqual([]))
  it('not before it has had a name', () => expect(renames(field('1', '')).to(field('1', 'name'))).toEqual([]))
})

describe('the new name of a field', () => {
  const follow = (form: Record<string, unknown>) =>
    withRenamedFields(
      form,
      new Map([
        ['who', 'name'],
        ['name', 'company'],
      ]),
    )
  it.each([
    ['[who]', '[name]'],
    ['[ who "x" ]', '[ name "x" ]'],
    ['[_raw_who]', '[_raw_name]'],
    ['[_format_who "j F Y"]', '[_format_name "j F Y"]'],
    ['[who__2]', '[name__2]'],
    ['[who], [name]', '[name], [company]'],
    ['[[who]] [whom] who', '[[who]] [whom] who'],
    ['"[who]" <[name]>', '"[name]" <[company]>'],
  ])('goes into a mail: %s', (body, expected) =>
    expect(follow({ mail: { body, useHtml: false } })).toEqual({ mail: { body: expected, useHtml: false } }))
  it('goes into every text that may name it', () => {
    const form = (name: string) => ({
      mail: { replyTo: `[${name}]`, attachments: `[${name}]` },
      mail2: { active: false, subject: `[${name}]` },
      messages: { mail_sent_ok: `Thanks, [${name}]` },
      sentText: `Thanks, [${name}]`,
      additionalSettings: `flamingo_name: "[${name}]"`,
    })
    expect(follow(form('who'))).toEqual(form('name'))
  })
  it('goes into conditions, those in groups among them', () => {
    const form = (name: string) => ({
      fields: [field('1', 'who'), field('2', 'b', onlyIf(name)), { id: '3', fields: [field('4', 'c', onlyIf(name))] }],
    })
    expect(follow(form('who'))).toEqual(form('name'))
  })
  it('leaves alone what the form does not have', () => expect(follow({ title: 'Form' })).toEqual({ title: 'Form' }))
})
