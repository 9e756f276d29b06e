import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openContent, type TestContent } from '../support/content.ts'
import { makeForm, startForms, type TestForms } from '../support/forms.ts'

let content: TestContent
let site: TestForms
let formId: number
let pageId: number

beforeAll(async () => {
  content = await openContent()
  formId = await makeForm(content, '[text* a]')
  const page = await content.payload.create({ collection: 'pages', data: { ...PAGE, _status: 'published' } as never })
  pageId = Number(page.id)
  site = await startForms(content, { addressOf: (path, locale) => `/${locale}${path}` })
})

afterAll(async () => {
  await site.stop()
  await content.close()
})

const PAGE = { title: 'Thanks', slug: 'thanks', layout: [] }

/** Sends the form once it is followed by this. @returns What the reply says of it. */
async function send(data: object, fields: Record<string, string> = { a: 'Ada <3' }) {
  await content.payload.update({ collection: 'contact-forms', id: formId, data: data as never })
  return (await site.post(formId, fields)).json() as Record<string, unknown>
}

describe('the reply to a sent message', () => {
  it('has nothing of ours while the form shows its message', async () => {
    const reply = await send({ afterSending: 'message' })
    expect(reply.status).toBe('mail_sent')
    expect(Object.keys(reply)).toEqual([
      'contact_form_id',
      'status',
      'message',
      'posted_data_hash',
      'into',
      'invalid_fields',
    ])
  })

  it('brings the text, with what was typed', async () => {
    const reply = await send({ afterSending: 'text', sentText: 'Thank you, [a].\n\nWe call.' })
    expect(reply.after_sending).toEqual({ text: 'Thank you, Ada <3.\n\nWe call.' })
    expect(reply.message).toBe('Thank you for your message. It has been sent.')
  })

  it('brings the address of a page, in the language of the form', async () => {
    const reply = await send({ afterSending: 'page', sentPage: pageId, sentAddress: 'https://shop.example/' })
    expect(reply.after_sending).toEqual({ address: '/en/thanks/' })
  })

  it('brings the other address when the page is not published', async () => {
    await content.payload.update({ collection: 'pages', id: pageId, data: { _status: 'draft' } as never })
    const reply = await send({ afterSending: 'page', sentPage: pageId, sentAddress: 'https://shop.example/' })
    expect(reply.after_sending).toEqual({ address: 'https://shop.example/' })
  })

  it('is never an address that a visitor named', async () => {
    const a = 'https://evil.example/'
    const reply = await send(
      { afterSending: 'page', sentPage: null, sentAddress: 'https://shop.example/[a]' },
      { a, after_sending: a, sentAddress: a, _wp_http_referer: a },
    )
    expect(reply.after_sending).toEqual({ address: 'https://shop.example/[a]' })
  })

  it('says nothing of it while something must be mended', async () => {
    const reply = await send({ afterSending: 'text', sentText: 'Thank you.' }, { a: '' })
    expect(reply.status).toBe('validation_failed')
    expect(reply).not.toHaveProperty('after_sending')
  })
})

it.each([
  'javascript:alert(1)',
  '//evil.example/',
  'http://shop.example/',
])('no editor can save %s', async (address) => {
  await expect(send({ afterSending: 'page', sentAddress: address })).rejects.toThrow(/address/i)
})
