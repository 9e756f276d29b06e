import { describe, expect, it } from 'vitest'
import { sourceItem } from '../../testing/source/source-item.ts'
import { serialised } from '../php/serialised.ts'
import { refTo } from '../source/source-key.ts'
import { convertInbound } from './inbound.ts'
import { lineForOther } from './other-kinds.ts'

const message = (metas: Readonly<Record<string, string>>, more: Partial<Parameters<typeof sourceItem>[0]> = {}) =>
  convertInbound(sourceItem({ kind: 'flamingo_inbound', title: 'Hello', publishedAt: 0, ...more, metas }), [
    { ref: refTo('item:3'), id: 3, title: 'Größe & Preis', slug: 'preis' },
    { ref: refTo('item:4'), id: 4, title: 'Contact us', slug: '' },
  ])

describe('a message', () => {
  it('has its fields under the names that they had', () =>
    expect(
      message({ _fields: serialised({ Größe: null, 'Your.Name': null }), _field_gre: '5', _field_yourname: 'Ada' })
        ?.values.entries,
    ).toEqual({ Größe: '5', 'Your.Name': 'Ada' }))
  it('says which fields shared one key', () =>
    expect(message({ _fields: serialised({ 名: null, 姓: null }), _field_: 'x' })?.lines).toEqual([
      { level: 'lost', code: 'message-field-collision', subject: '名' },
      { level: 'lost', code: 'message-field-collision', subject: '姓' },
    ]))
  it('has what was chosen as a list', () =>
    expect(
      message({ _fields: serialised({ a: null, b: null }), _field_a: serialised(['x', 'y']), _field_b: 'a:b:c' })
        ?.values.entries,
    ).toEqual({ a: ['x', 'y'], b: 'a:b:c' }))
  it('without a list of names has the keys', () =>
    expect(message({ _field_a: '1' })?.values.entries).toEqual({ a: '1' }))
  it('is done, and nobody is notified', () =>
    expect(message({})?.values).toMatchObject({ handling: 'done', read: true, status: 'mail_sent' }))

  it('is found by its sender and its words, folded', () =>
    expect(message({ _from: 'Zoë <zoe@example.com>', _field_a: 'Küche' })?.values.searchText).toMatch(
      /zoe\nzoe@example\.com\nkuche$/,
    ))
  it('is spam when an editor or a check said so', () => {
    const log = serialised([{ agent: 'akismet', reason: 'Bad words' }])
    expect(message({ _spam_log: log }, { status: 'flamingo-spam' })?.values).toMatchObject({
      status: 'spam',
      spam: { agent: 'akismet', cause: 'Bad words' },
    })
  })
  it('is none when an editor took it back', () =>
    expect(message({ _submission_status: 'spam' }, { status: 'publish' })?.values).toMatchObject({
      status: 'mail_sent',
    }))
  it('knows what the visitor agreed to, and from where it came', () =>
    expect(
      message({
        _consent: serialised({ privacy: 'I agree' }),
        _meta: serialised({ remote_ip: '192.0.2.1', url: 'https://x.example/', post_id: '4' }),
      })?.values,
    ).toMatchObject({ consents: { privacy: 'I agree' }, meta: { address: '192.0.2.1', page: 'https://x.example/' } }))
  it('finds its form by the slug, else by the title', () => {
    const channel = (slug: string) => ({ terms: [{ taxonomy: 'flamingo_inbound_channel', slug, name: slug }] })
    expect(message({}, channel('preis'))?.values.form).toEqual(refTo('item:3'))
    expect(message({}, channel('contact-us'))?.values.form).toEqual(refTo('item:4'))
    expect(message({}, channel('gone'))?.lines).toEqual([
      { level: 'note', code: 'message-without-form', subject: 'gone' },
    ])
  })
  it('takes its sender apart where the parts are missing', () =>
    expect(message({ _from: 'Ada L. <ada@x.example>' })?.values).toMatchObject({
      fromName: 'Ada L.',
      fromEmail: 'ada@x.example',
    }))
  it('takes its date from what was stored with it when it has none', () =>
    expect(
      convertInbound(
        sourceItem({ kind: 'flamingo_inbound', metas: { _meta: serialised({ timestamp: 1_700_000_000 }) } }),
        [],
      )?.values.receivedAt,
    ).toBe('2023-11-14T22:13:20.000Z'))
  it('may be in the trash', () => expect(message({}, { status: 'trash' })?.isTrashed).toBe(true))
  it('is bounded', () => {
    const names = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`f${n}`, null]))
    expect(Object.keys(message({ _fields: serialised(names) })?.values.entries ?? {})).toHaveLength(500)
  })
})

it('entries of the address book and sent mails are a line of the report', () => {
  expect(lineForOther(sourceItem({ kind: 'flamingo_contact', title: 'a@x.example' }))).toEqual({
    level: 'lost',
    code: 'address-book',
    subject: 'flamingo_contact',
  })
  expect(lineForOther(sourceItem({ kind: 'flamingo_outbound' }))?.code).toBe('sent-mail')
  expect(lineForOther(sourceItem({ kind: 'post' }))).toBeUndefined()
})
