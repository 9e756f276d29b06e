import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openContent, type TestContent } from '../support/content.ts'
import { startForms, type TestForms } from '../support/forms.ts'

let content: TestContent
let site: TestForms

beforeAll(async () => {
  content = await openContent('', { languages: 'en,de' })
  const { payload } = content
  const data = {
    name: 'Studio',
    tagline: 'Interiors and light',
    email: 'studio@example.com',
    timeZone: 'America/New_York',
  }
  await payload.updateGlobal({ slug: 'site', data: data as never })
  site = await startForms(content, {
    site: {},
    languages: ['en', 'de'],
    addressOf: (path, locale) => (locale === 'en' ? path : `/${locale}${path}`),
    documentAt: async (address) => (address === '/blog/post/' ? { collection: 'posts', id: postId } : undefined),
    // The evening before in New York.
    now: () => new Date('2026-03-15T01:30:00Z'),
  })
  pageId = await make('pages', { title: 'Contact us', slug: 'contact' })
  const author = await make('authors', { title: 'Ada', links: [{ label: 'Mail', url: 'mailto:ada@example.com' }] })
  postId = await make('posts', { title: 'A post', slug: 'post', author, layout: [] })
})

afterAll(async () => {
  await site.stop()
  await content.close()
})

let pageId = 0
let postId = 0

async function make(collection: 'pages' | 'posts' | 'authors' | 'contact-forms', data: object): Promise<number> {
  const published =
    collection === 'contact-forms' || collection === 'authors' ? data : { ...data, _status: 'published' }
  return Number((await content.payload.create({ collection, data: published as never })).id)
}

async function newest(collection: 'deliveries' | 'submissions') {
  const { docs } = await content.payload.find({ collection, sort: '-id', limit: 1, depth: 0 })
  return docs[0] as unknown as {
    id: number
    subject: string
    recipient: string
    state: string
    lastError: string | null
    leftOut: string | null
    mail: { text: string; to: string; from: string }
  }
}

/** The mail that a form with this text sends. */
async function mail(template: object, fields: Record<string, string> = {}, form: object = {}, headers = {}) {
  const usual = { recipient: 'owner@example.com', replyTo: '', subject: 'S', body: 'B', excludeBlank: false }
  const written = { ...usual, ...template }
  const fieldsOfForm = [
    { blockType: 'text', name: 'name', label: 'Name' },
    { blockType: 'text', name: 'mail', label: 'Mail', required: true },
  ]
  const id = await make('contact-forms', { title: 'Form', fields: fieldsOfForm, mail: written, ...form })
  const reply = (await site.post(id, { mail: 'ann@example.org', ...fields }, headers)).json()
  return { reply, delivery: await newest('deliveries') }
}

describe('tags of the page', () => {
  const body = '[_post_id]|[_post_name]|[_post_title]|[_post_url]|[_post_author]|[_post_author_email]'

  it('tell of the page that the form stands on; the site speaks for it', async () => {
    const { delivery } = await mail({ body }, { _wpcf7_container_post: String(pageId) })
    const url = `${content.settings.siteUrl}/contact/`
    expect(delivery.mail.text).toBe(`${pageId}|contact|Contact us|${url}|Studio|studio@example.com`)
  })

  it('tell of a post by its address, and of its author', async () => {
    const { delivery } = await mail({ body }, {}, {}, { referer: `${content.settings.siteUrl}/blog/post/` })
    expect(delivery.mail.text).toMatch(
      new RegExp(`^${postId}\\|post\\|A post\\|http[^|]*/blog/post/\\|Ada\\|ada@example\\.com$`),
    )
  })

  it('are empty elsewhere, and for a page that is no longer published', async () => {
    expect((await mail({ body })).delivery.mail.text).toBe('|||||')
    const draft = Number((await content.payload.create({ collection: 'pages', data: { title: 'D' } as never })).id)
    expect((await mail({ body }, { _wpcf7_container_post: String(draft) })).delivery.mail.text).toBe('|||||')
  })
})

describe('tags of the site', () => {
  it('say its tagline and its e-mail', async () => {
    const { delivery } = await mail({ recipient: '[_site_admin_email]', body: '[_site_title]: [_site_description]' })
    expect(delivery).toMatchObject({
      recipient: 'studio@example.com',
      mail: { text: 'Studio: Interiors and light' },
    })
  })

  it('tell the time in its time zone', async () => {
    expect((await mail({ body: '[_date] [_time]' })).delivery.mail.text.replace(/\u202f/g, ' ')).toBe(
      'March 14, 2026 9:30 PM',
    )
  })
})

describe('a time zone', () => {
  it.each(['Berlin', '+02:00', 'Mars/Olympus'])('is a name that is known: %s', async (timeZone) => {
    await expect(content.payload.updateGlobal({ slug: 'site', data: { timeZone } as never })).rejects.toThrow(
      /Time zone/,
    )
  })
})

describe('the number of a message', () => {
  it('is in its mails, its subject and what the visitor reads', async () => {
    const { reply, delivery } = await mail(
      { subject: 'Order [_serial_number]', body: 'No. [_serial_number]' },
      {},
      { messages: { mail_sent_ok: 'Thank you. Your number is [_serial_number].' } },
    )
    const { id, subject } = await newest('submissions')
    expect(reply.message).toBe(`Thank you. Your number is ${id}.`)
    expect(delivery).toMatchObject({ subject: `Order ${id}`, mail: { text: `No. ${id}` } })
    expect(subject).toBe(`Order ${id}`)
  })

  it('is none for a message that is not stored', async () => {
    const { delivery } = await mail({ body: '[_serial_number]' }, {}, { additionalSettings: 'do_not_store: on' })
    expect(delivery.mail.text).toBe('[_serial_number]')
  })
})

it('the number of fields with a problem is in the sentence about them', async () => {
  const { reply } = await mail(
    {},
    { mail: '', name: '' },
    { messages: { validation_error: 'Errors: [_invalid_fields]' } },
  )
  expect(reply).toMatchObject({ status: 'validation_failed', message: 'Errors: 1' })
})

describe('a receiver that is no address', () => {
  it('is left out of the mail, and the delivery says so', async () => {
    const { delivery } = await mail({ recipient: 'owner@example.com, [mail]' }, { mail: 'a@b.co, c@d.co' })
    expect(delivery).toMatchObject({
      recipient: 'owner@example.com',
      leftOut: 'To: [mail] became a@b.co, c@d.co, which is not one e-mail address and was left out.',
    })
  })

  it('gives up at once a mail that would go to nobody', async () => {
    const { delivery } = await mail({ recipient: '[mail]' }, { mail: 'nobody' })
    expect(delivery).toMatchObject({
      state: 'failed',
      lastError: expect.stringMatching(/^This mail has nobody to go to\. To: \[mail\] became nobody/),
    })
  })
})
