import { type Challenge, solveProof } from '@vitrine/protection/core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openContent, type TestContent } from '../support/content.ts'
import { makeForm, type PostedFields, startForms, type TestForms } from '../support/forms.ts'
import { type FakeServices, fakeServices } from '../vectors/server/fake-services.ts'

let content: TestContent
let site: TestForms
let formId: number
let faked: FakeServices

beforeAll(async () => {
  content = await openContent()
  formId = await makeForm(content, '[text a] [email b akismet:author_email]')
  site = await startForms(content)
})

afterAll(async () => {
  await site.stop()
  await content.close()
})

beforeEach(() => services({}))
afterEach(() => faked.restore())

function services(replies: FakeServices['replies']): void {
  faked?.restore()
  faked = fakeServices(replies)
}

/** Saves settings as an administrator does; the site then drops what it has cached. */
async function set(settings: object): Promise<void> {
  const none = { botCheck: 'off', botCheckDown: 'spam', disallowedWords: '', akismetKey: '', stripeSecret: '' }
  await content.payload.updateGlobal({ slug: 'form-settings', data: { ...none, ...settings } as never })
}

async function guard(values: object): Promise<void> {
  const none = { honeypot: false, refuseDuplicates: false, minSeconds: null, maxLinks: null, postsPerMinute: null }
  const data = { guard: { ...none, ...values } }
  await content.payload.update({ collection: 'contact-forms', id: formId, data: data as never })
}

const post = async (fields: PostedFields = {}, id = formId) => (await site.post(id, { a: 'x', ...fields })).json()
const statusOf = async (fields?: PostedFields) => String((await post(fields)).status)
/** Why the last message was taken for spam. */
async function reason(): Promise<unknown> {
  const { docs } = await content.payload.find({ collection: 'submissions', sort: '-id', limit: 1, depth: 0 })
  return (docs[0] as unknown as { spam: unknown }).spam
}
const asked = () => JSON.stringify(faked.calls)
const KEYS = { botCheckSiteKey: 'site-key', botCheckSecret: 'secret-key' }

describe('services of the settings', () => {
  it('work from the moment they are saved', async () => {
    await set({})
    expect(await statusOf({ a: 'casino' })).toBe('mail_sent')
    await set({ disallowedWords: 'casino\npoker' })
    expect(await statusOf({ a: 'Poker' })).toBe('spam')
    expect(await reason()).toEqual({ agent: 'disallowed_list', word: 'poker' })
    await set({})
    expect(await statusOf({ a: 'casino' })).toBe('mail_sent')
  })

  it('give way to those that a program brings', async () => {
    await set({ disallowedWords: 'casino' })
    const other = await startForms(content, { services: { disallowedWords: 'lottery' } })
    expect((await other.post(formId, { a: 'casino' })).json().status).toBe('mail_sent')
    expect((await other.post(formId, { a: 'lottery' })).json().status).toBe('spam')
    await other.stop()
  })

  it('show a form its keys, and never a secret one', async () => {
    await set({ botCheck: 'hcaptcha', ...KEYS, stripeKey: 'pk_1', stripeSecret: 'sk_1' })
    const { renderContext } = await site.forms.renderContext({ query: {}, locale: 'en' })
    expect(renderContext).toMatchObject({ stripeKey: 'pk_1', botCheck: { kind: 'hcaptcha', siteKey: 'site-key' } })
    expect(JSON.stringify(renderContext)).not.toMatch(/sk_1|secret-key/)
    await set({})
    const without = (await site.forms.renderContext({ query: {}, locale: 'en' })).renderContext
    expect(without.botCheck).toBeUndefined()
  })

  it('are off without their keys: nobody could pass', async () => {
    await set({ botCheck: 'turnstile', botCheckSiteKey: 'site-key', botCheckSecret: '' })
    expect(await statusOf()).toBe('mail_sent')
  })
})

describe('Akismet', () => {
  it('is asked with the key of the settings', async () => {
    await set({ akismetKey: 'akismet-key' })
    services({ 'rest.akismet.com': { body: true } })
    expect(await statusOf({ a: 'Buy', b: 'ada@example.com' })).toBe('spam')
    expect(await reason()).toEqual({ agent: 'akismet', cause: 'judged spam' })
    expect(asked()).toContain('"comment_author_email":"ada@example.com"')
    expect(asked()).toContain('"api_key":"akismet-key"')
  })

  it('loses no message while it is down', async () => {
    await set({ akismetKey: 'akismet-key' })
    expect(await statusOf({ b: 'ada@example.com' })).toBe('mail_sent')
  })

  it('learns who wrote by the kinds of the fields, in a form that was put together field by field', async () => {
    await set({ akismetKey: 'akismet-key' })
    services({ 'rest.akismet.com': { body: true } })
    const fields = [
      { blockType: 'text', name: 'your-name', label: 'Name' },
      { blockType: 'email', name: 'mail', label: 'E-mail' },
      { blockType: 'textarea', name: 'message', label: 'Message' },
      { blockType: 'submit', label: 'Send' },
    ]
    const mail = { recipient: 'owner@example.com', subject: 'S', replyTo: '', body: 'B' }
    const data = { title: 'Fields', writtenAs: 'fields', fields, mail }
    const { id } = await content.payload.create({ collection: 'contact-forms', data: data as never })
    const given = { 'your-name': 'Ada', mail: 'ada@example.com', message: 'Buy now' }
    expect((await post(given, Number(id))).status).toBe('spam')
    expect(asked()).toContain('"comment_author":"Ada"')
    expect(asked()).toContain('"comment_author_email":"ada@example.com"')
    expect(asked()).toContain('Buy now')
  })
})

describe.each([
  ['turnstile', '_wpcf7_turnstile_response', 'challenges.cloudflare.com/turnstile/v0/siteverify'],
  ['hcaptcha', '_wpcf7_hcaptcha_response', 'api.hcaptcha.com/siteverify'],
  ['recaptcha', '_wpcf7_recaptcha_response', 'www.google.com/recaptcha/api/siteverify'],
])('%s', (botCheck, field, address) => {
  const human = { body: { success: true, score: 0.9, action: 'contactform' } }

  it('is asked about the token of the form, with the secret key', async () => {
    await set({ botCheck, ...KEYS })
    services({ [address]: human })
    expect(await statusOf({ [field]: 'token-1' })).toBe('mail_sent')
    expect(asked()).toContain('"secret":"secret-key","response":"token-1"')
  })

  it('lets nobody through without a token, or with one that it does not know', async () => {
    await set({ botCheck, ...KEYS })
    services({ [address]: { body: { success: false } } })
    expect(await statusOf()).toBe('spam')
    expect(await reason()).toEqual({ agent: botCheck, cause: 'no token' })
    expect(faked.calls).toEqual([])
    expect(await statusOf({ [field]: 'token-2' })).toBe('spam')
    expect(await reason()).toMatchObject({ agent: botCheck })
  })

  it('holds messages back while it is down', async () => {
    await set({ botCheck, ...KEYS })
    services({ [address]: { code: 503, body: {} } })
    expect(await statusOf({ [field]: 'token-3' })).toBe('spam')
  })

  it('lets them through where the site says so, also those whose browser got no token', async () => {
    await set({ botCheck, ...KEYS, botCheckDown: 'accept' })
    expect(await statusOf({ [field]: 'token-4' })).toBe('mail_sent')
    expect(await statusOf()).toBe('mail_sent')
    services({ [address]: { body: { success: false } } })
    expect(await statusOf()).toBe('spam')
    expect(await statusOf({ [field]: 'token-5' })).toBe('spam')
  })
})

describe('recaptcha', () => {
  const field = '_wpcf7_recaptcha_response'
  const scored = (score: number, action = 'contactform') =>
    services({ 'api/siteverify': { body: { success: true, score, action } } })

  it('takes for a human who scores above what is set', async () => {
    await set({ botCheck: 'recaptcha', ...KEYS, botCheckThreshold: 0.7 })
    scored(0.7)
    expect(await statusOf({ [field]: 'token' })).toBe('spam')
    expect(await reason()).toEqual({ agent: 'recaptcha', score: 0.7, threshold: 0.7 })
    scored(0.71)
    expect(await statusOf({ [field]: 'token' })).toBe('mail_sent')
  })

  it('does not take a token that something else asked for', async () => {
    await set({ botCheck: 'recaptcha', ...KEYS })
    scored(0.9, 'login')
    expect(await statusOf({ [field]: 'token' })).toBe('spam')
    expect(await reason()).toEqual({ agent: 'recaptcha', cause: 'other action' })
  })
})

describe('the proof of work', () => {
  const draw = async () => (await site.app.inject('/wp-json/vitrine/v1/proof')).json<Challenge>()
  const solved = async (challenge: Challenge) => {
    const solution = await solveProof(challenge)
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  }

  it('is drawn for each who asks, and kept by nobody', async () => {
    const answer = await site.app.inject('/wp-json/vitrine/v1/proof')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((await draw()).signature).not.toBe((await draw()).signature)
  })

  it('takes one message, asks nobody else, and needs no keys', async () => {
    await set({ botCheck: 'proof' })
    const token = await solved(await draw())
    expect(await statusOf({ a: 'one', _wpcf7_proof_response: token })).toBe('mail_sent')
    expect(await statusOf({ a: 'two', _wpcf7_proof_response: token })).toBe('spam')
    expect(await reason()).toEqual({ agent: 'proof', cause: 'used' })
    expect(await statusOf()).toBe('spam')
    expect(faked.calls).toEqual([])
  })

  it('is not used up by a message that has something to mend', async () => {
    await set({ botCheck: 'proof' })
    const token = await solved(await draw())
    expect(await statusOf({ b: 'nobody', _wpcf7_proof_response: token })).toBe('validation_failed')
    expect(await statusOf({ b: 'ada@example.com', _wpcf7_proof_response: token })).toBe('mail_sent')
  })
})

describe('the guards of a form', () => {
  beforeAll(() => set({}))
  beforeEach(() => set({}))
  afterAll(() => guard({}))

  it('catch what fills in the field that nobody sees', async () => {
    await guard({ honeypot: true })
    expect(await statusOf({ _wpcf7_website: 'https://spam.example' })).toBe('spam')
    expect(await reason()).toEqual({ agent: 'vitrine', cause: 'honeypot' })
  })

  it('catch the same message sent twice', async () => {
    await guard({ refuseDuplicates: true })
    expect(await statusOf({ a: 'again and again' })).toBe('mail_sent')
    expect(await statusOf({ a: 'again and again' })).toBe('spam')
    expect(await reason()).toEqual({ agent: 'vitrine', cause: 'duplicate' })
  })

  it('catch who is faster than anybody types', async () => {
    await guard({ minSeconds: 5 })
    const { renderContext } = await site.forms.renderContext({ query: {}, locale: 'en' })
    expect(await statusOf({ _wpcf7_opened: renderContext.drawTimeStamp() })).toBe('spam')
    expect(await reason()).toEqual({ agent: 'vitrine', cause: 'too fast' })
  })

  it('catch more links than are allowed', async () => {
    await guard({ maxLinks: 0 })
    expect(await statusOf({ a: 'no link' })).toBe('mail_sent')
    expect(await statusOf({ a: 'https://spam.example' })).toBe('spam')
  })

  it('refuse who sends too often', async () => {
    await guard({ postsPerMinute: 2 })
    expect([await statusOf({ a: '1' }), await statusOf({ a: '2' }), await statusOf({ a: '3' })]).toEqual([
      'mail_sent',
      'mail_sent',
      'aborted',
    ])
  })

  it('keep what they caught, for an editor to release', async () => {
    await guard({ maxLinks: 0 })
    const answer = await post({ a: 'https://a.example' })
    expect(answer).toMatchObject({ status: 'spam', message: expect.stringContaining('There was an error') })
    const latest = { collection: 'submissions', sort: '-id', limit: 1, depth: 0, showHiddenFields: true } as const
    const { docs } = await content.payload.find(latest)
    expect(docs[0]).toMatchObject({
      status: 'spam',
      entries: { a: 'https://a.example' },
      heldMails: [{ to: 'owner@example.com' }],
    })
  })
})
