import { describe, expect, it } from 'vitest'
import { withNames } from '../names-from-labels.ts'
import { parseForm } from '../parse-form.ts'
import { renewedMail } from './renewed-mail.ts'
import { storedValues } from './stored-values.ts'

const SITE = {
  title: 'Studio',
  description: '',
  url: 'https://studio.example',
  adminEmail: 'studio@studio.example',
  timeZone: 'UTC',
}
const MESSAGE = {
  id: 12,
  entries: { name: 'Ann', mail: 'ann@example.com' },
  files: [],
  receivedAt: new Date('2026-01-01T10:00:00Z'),
  address: '192.0.2.1',
  agent: 'Mozilla/5.0',
  page: 'https://studio.example/contact/',
}
/** A mail as the intake queued it when its form named no receiver. */
const QUEUED = {
  ...{ from: 'site@studio.example', to: '', subject: 'Hello', headers: [], text: 'From Ann' },
  attachments: ['plan'],
  files: [{ field: 'plan', name: 'plan.pdf', path: '/data/uploads/x/1-plan.pdf', size: 10 }],
}

const renewed = (mail: object, queued: object = {}) => {
  const fields = withNames([
    { blockType: 'text', label: 'Name' },
    { blockType: 'email', label: 'Mail' },
  ])
  const form = parseForm({ id: 1, fields, mail }, 'en')
  if (!form) throw new Error('not a form')
  const values = storedValues(form, MESSAGE, SITE)
  return renewedMail({ ...QUEUED, ...queued }, form.mail, { values, mailFrom: 'site@studio.example' })
}

describe('a mail that is sent again', () => {
  it('goes to the receivers that its form now names, and is answered to whom it names', () =>
    expect(
      renewed({ recipient: 'desk@studio.example', sender: 'Desk <desk@studio.example>', replyTo: '[name] <[mail]>' }),
    ).toEqual({
      ...QUEUED,
      from: 'Desk <desk@studio.example>',
      to: 'desk@studio.example',
      headers: [{ name: 'Reply-To', value: 'Ann <ann@example.com>' }],
    }))
  it('has the subject and the text that it was queued with', () =>
    expect(renewed({ recipient: 'a@b.co', subject: 'Other', body: 'Words' })).toMatchObject({
      subject: 'Hello',
      text: 'From Ann',
    }))
  it('gets the subject and the text of its form where it had none', () =>
    expect(
      renewed(
        { recipient: 'a@b.co', subject: 'No. [_serial_number]', body: '[name] [other]' },
        { subject: '', text: ' ' },
      ),
    ).toMatchObject({ subject: 'No. 12', text: 'Ann [other]' }))
  it('asks receivers again that refused it', () =>
    expect(
      renewed({ recipient: 'a@b.co' }, { progress: { taken: [], refused: [{ address: 'a@b.co' }] } }),
    ).not.toHaveProperty('progress'))
  it('says which receivers it now goes without, and which files as before', () => {
    const before = {
      omissions: ['To: "x" is not one e-mail address and was left out.', 'Too large for this mail: a.zip (99 MB).'],
    }
    expect(renewed({ recipient: 'a@b.co' }, before).omissions).toEqual(['Too large for this mail: a.zip (99 MB).'])
    expect(renewed({ recipient: 'a@b.co, y' }, before).omissions).toEqual([
      'To: y is not one e-mail address and was left out.',
      'Too large for this mail: a.zip (99 MB).',
    ])
  })
  it.each([
    '[_post_author_email]',
    '[_user_email]',
    '[_raw_mail]',
  ])('stays as it was queued where its form names %s, which is not stored', (recipient) =>
    expect(renewed({ recipient })).toEqual(QUEUED))
})
