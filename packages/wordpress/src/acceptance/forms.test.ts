import { contactForms } from '@vitrine/forms/content'
import { parseForm } from '@vitrine/forms/core'
import { describe, expect, it } from 'vitest'
import { convertContactForm } from '../core/forms/contact-form-7.ts'
import { formFor } from '../core/forms/which-form.ts'
import { convertInbound } from '../core/messages/inbound.ts'
import { expectedOf, exportedItems } from '../testing/acceptance/exported-items.ts'
import { fieldProblems } from '../testing/acceptance/field-problems.ts'

interface ExpectedForm {
  readonly wpId: number
  readonly hash: string
  readonly title: string
  readonly locale: string
  readonly tags: readonly { readonly type: string; readonly name: string; readonly values: readonly string[] }[]
  readonly mail: Readonly<Record<string, string | boolean>>
  readonly mail2Active: boolean
  readonly mail2Recipient: string
  readonly messageSent: string
  readonly additionalSettings: string
}

interface ExpectedMessage {
  readonly wpId: number
  readonly subject: string
  readonly fromName: string
  readonly fromEmail: string
  readonly channel: string
  readonly spam: boolean
  readonly fields: Readonly<Record<string, string | readonly string[]>>
  readonly receivedUtc: string
}

interface Expected {
  readonly forms: readonly ExpectedForm[]
  readonly messages: readonly ExpectedMessage[]
}

for (const site of ['studio', 'classic'] as const) {
  const items = await exportedItems(site)
  const expected = await expectedOf<Expected>(site)
  const forms = items.filter(({ kind }) => kind === 'wpcf7_contact_form').map(convertContactForm)

  describe(`the forms of ${site}`, () => {
    it('are all there', () => expect(forms.map(({ title }) => title)).toEqual(expected.forms.map(({ title }) => title)))

    for (const wanted of expected.forms) {
      const form = forms.find(({ identity }) => identity?.id === wanted.wpId)
      const parsed = parseForm({ id: 1, ...form?.values }, 'en', new Set(['captcha', 'stripe', 'turnstile']))

      it(`${wanted.title}: the collection takes it`, () =>
        expect(fieldProblems(contactForms.fields, form?.values ?? {})).toEqual([]))

      it(`${wanted.title}: asks the same fields`, () => {
        const tags = parsed?.tags.map(({ type, name, values }) => ({ type, name, values }))
        expect(tags).toEqual(wanted.tags)
      })

      it(`${wanted.title}: sends the same mails`, () => {
        const { mail, mail2 } = parsed ?? {}
        expect({
          subject: mail?.subject,
          sender: mail?.sender,
          recipient: mail?.recipient,
          additional_headers: mail?.additionalHeaders,
          attachments: mail?.attachments,
          use_html: mail?.useHtml,
          exclude_blank: mail?.excludeBlank,
        }).toEqual(wanted.mail)
        expect(mail2?.recipient).toBe(wanted.mail2Active ? wanted.mail2Recipient : undefined)
      })

      it(`${wanted.title}: says the same, in its language`, () => {
        expect(parsed?.messages.mail_sent_ok).toBe(wanted.messageSent)
        expect(form?.language?.replace('-', '_')).toBe(wanted.locale)
      })

      it(`${wanted.title}: keeps its settings`, () =>
        expect(form?.values.additionalSettings).toBe(wanted.additionalSettings))

      it(`${wanted.title}: is found by its hash`, () => {
        const known = forms.flatMap(({ identity }) => identity ?? [])
        expect(formFor({ id: wanted.hash }, known)).toEqual({ $source: `item:${wanted.wpId}` })
      })
    }
  })

  describe(`the messages of ${site}`, () => {
    const known = forms.flatMap(({ identity }) => identity ?? [])
    const messages = items.flatMap((item) => {
      const message = convertInbound(item, known)
      return message ? [{ id: item.id, slug: known, ...message }] : []
    })

    it('are all there', () => expect(messages.map(({ id }) => id)).toEqual(expected.messages.map(({ wpId }) => wpId)))

    for (const wanted of expected.messages) {
      it(`${wanted.subject}`, () => {
        const { values } = messages.find(({ id }) => id === wanted.wpId) ?? {}
        const form = known.find(({ slug }) => slug === wanted.channel)
        expect(values).toMatchObject({
          subject: wanted.subject,
          fromName: wanted.fromName,
          fromEmail: wanted.fromEmail,
          form: form?.ref,
          status: wanted.spam ? 'spam' : 'mail_sent',
          handling: 'done',
          receivedAt: new Date(wanted.receivedUtc).toISOString(),
        })
        expect(values?.entries).toEqual(wanted.fields)
        expect(Object.keys(values?.entries ?? {})).toEqual(Object.keys(wanted.fields))
      })
    }
  })
}

it('the script that an old form ran is in the report', () =>
  exportedItems('classic').then((items) => {
    const form = items.find(({ title }) => title === 'Zimmeranfrage')
    expect(form && convertContactForm(form).lines).toContainEqual(
      expect.objectContaining({ code: 'form-script-setting', example: 'led to https://lindenhof.example/danke/' }),
    )
  }))
