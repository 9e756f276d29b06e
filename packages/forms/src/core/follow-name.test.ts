import { describe, expect, it } from 'vitest'
import { followName, takenNames } from './follow-name.ts'

const values = (own: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(own).map(([path, value]) => [path, { value }]))

const KIND_TO_SORT = { from: 'kind', to: 'sort' }

describe('a new name while the form is edited', () => {
  const form = {
    'fields.0.name': 'kind',
    'fields.0.label': 'kind',
    'fields.1.showWhen.tests.0.field': 'kind',
    'fields.1.showWhen.tests.0.value': 'kind',
    'fields.2.fields.0.showWhen.tests.1.field': 'kind',
    'mail.subject': 'Of [kind]',
    'mail2.body': '[kind] and [[kind]]',
    'mail.useHtml': true,
    'messages.mail_sent_ok': 'Thanks for [kind].',
    sentText: 'kind',
    title: '[kind]',
  }
  it('goes into conditions and texts', () =>
    expect(followName(values(form), 'fields.0.name', KIND_TO_SORT)).toEqual({
      'fields.1.showWhen.tests.0.field': 'sort',
      'fields.2.fields.0.showWhen.tests.1.field': 'sort',
      'mail.subject': 'Of [sort]',
      'mail2.body': '[sort] and [[kind]]',
      'messages.mail_sent_ok': 'Thanks for [sort].',
    }))
  it('does not while another field has the old one', () =>
    expect(followName(values({ ...form, 'fields.2.fields.0.name': 'kind' }), 'fields.0.name', KIND_TO_SORT)).toEqual(
      {},
    ))
  it.each([
    { from: '', to: 'sort' },
    { from: 'kind', to: '' },
  ])('goes nowhere from or to none: %j', (names) =>
    expect(followName(values(form), 'fields.0.name', names)).toEqual({}))
})

it('names that are taken are those of other fields, in groups too', () =>
  expect([
    ...takenNames(
      values({ 'fields.0.name': 'a', 'fields.1.name': 'b', 'fields.2.fields.0.name': 'c', 'webhooks.0.name': 'd' }),
      'fields.0.name',
    ),
  ]).toEqual(['b', 'c']))
