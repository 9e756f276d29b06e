import { queryOf } from '@vitrine/content/core'
import { runSql, sql } from '@vitrine/content/sql'
import { messageSearch } from '@vitrine/forms/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiAnswer, askJson, askPath, signIn } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { startForms, type TestForms } from '../support/forms.ts'
import { holdIntervals, untilDelivered } from '../support/intervals.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

let postgres: TestPostgres

holdIntervals()

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

const FORM = {
  title: 'Contact',
  writtenAs: 'template',
  template: '[text your-name] [email your-email] [textarea your-message]',
  mail: { recipient: 'owner@example.com', subject: 'From [your-name]', replyTo: '', body: '[your-message]' },
}

const SECOND_MAIL = { active: true, recipient: '[your-email]', subject: 'Thank you', body: 'We will answer.' }

const REPLY = { subject: 'Re: Rooms', text: 'Dear Ada,\n\nyes, on Monday.' }

/** Header of a mail as it arrived, its lines joined; undefined for none. */
function header(mail: string, name: string): string | undefined {
  const [head = ''] = mail.split('\r\n\r\n', 1)
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return lines.find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}: `))?.slice(name.length + 2)
}

describe.each(['sqlite', 'postgres'] as const)('answers to messages on %s', (kind) => {
  let content: TestContent
  let mailServer: MailServer
  let site: TestForms
  let [form, formWithSecondMail] = [0, 0]
  const tokens = { administrator: '', editor: '' }

  beforeAll(async () => {
    content = await openContent(kind === 'postgres' ? await postgres.createDatabase('reply') : '')
    mailServer = await startMailServer()
    site = await startForms(content, { settings: { smtpUrl: mailServer.url } })
    for (const role of ['administrator', 'editor'] as const) tokens[role] = await signIn(content, role)
    form = await addForm({})
    formWithSecondMail = await addForm({ mail2: SECOND_MAIL })
  })

  afterAll(async () => {
    await site.stop()
    await mailServer.stop()
    await content.close()
  })

  async function addForm(change: object): Promise<number> {
    const data = { ...FORM, ...change } as never
    return Number((await content.payload.create({ collection: 'contact-forms', data })).id)
  }

  const rows = (statement: ReturnType<typeof sql>) => runSql(content.payload, statement)

  /** Sends a message as a visitor does. @returns Its id. */
  async function send(fields: Readonly<Record<string, string>> = {}, { bot = false, to = form } = {}): Promise<number> {
    const known = { 'your-name': 'Ada', 'your-email': 'ada@example.com', 'your-message': 'May I see the rooms?' }
    const headers = bot ? { 'user-agent': 'x' } : {}
    const answer = await site.post(to, { ...known, ...fields }, headers)
    expect(answer.json().status).toBe(bot ? 'spam' : 'mail_sent')
    const [newest] = await rows(sql`select max(id) as id from submissions`)
    return Number(newest?.id)
  }

  const ask = (...request: Parameters<typeof askJson>[1]): Promise<ApiAnswer> =>
    askJson(content, request, tokens.editor)
  const reply = (id: number, body: object = REPLY) => ask('POST', `/submissions/${id}/reply`, body)
  const read = async (id: number) => (await ask('GET', `/submissions/${id}?depth=0`)).body
  const deliveriesOf = async (id: number) =>
    (await rows(sql`select subject from deliveries where submission_id = ${id} order by id`)).map(
      ({ subject }) => subject,
    )
  /** Waits for the mail of a subject. */
  const arrived = (subject: string) =>
    untilDelivered(`the mail "${subject}" to arrive`, async () =>
      mailServer.mails.find((mail) => header(mail, 'Subject') === subject),
    )

  describe('a reply', () => {
    it('is a mail from the site to the sender of the message, and to nobody else', async () => {
      const id = await send()
      const strangers = { to: 'else@example.com', cc: 'else@example.com', from: 'else@example.com' }
      const { status, body } = await reply(id, { ...REPLY, ...strangers, subject: 'Re: to the sender' })
      expect([status, body.message]).toEqual([200, 'The answer to ada@example.com is on its way.'])
      const mail = await arrived('Re: to the sender')
      expect(header(mail, 'To')).toBe('Ada <ada@example.com>')
      expect(header(mail, 'From')).toBe(content.settings.mailFrom)
      expect(mail).not.toContain('else@example.com')
      expect(mail).toContain('Dear Ada,\r\n\r\nyes, on Monday.')
    })

    it('answers the mail that the visitor got', async () => {
      const id = await send({}, { to: formWithSecondMail })
      await reply(id, { ...REPLY, subject: 'Re: your thanks' })
      const answered = header(await arrived('Thank you'), 'Message-ID')
      const mail = await arrived('Re: your thanks')
      expect(header(mail, 'In-Reply-To')).toBe(answered)
      expect(header(mail, 'References')).toBe(answered)
      expect(header(mail, 'Message-ID')).toMatch(/^<[0-9a-f-]{36}@localhost>$/)
      expect(header(mail, 'Message-ID')).not.toBe(answered)
    })

    it('names the message itself where the visitor got no mail, and the replies before it', async () => {
      const id = await send()
      await reply(id, { ...REPLY, subject: 'Re: first' })
      await reply(id, { ...REPLY, subject: 'Re: second' })
      const [first, second] = [await arrived('Re: first'), await arrived('Re: second')]
      expect(header(first, 'In-Reply-To')).toBe(`<message-${id}@localhost>`)
      expect(header(second, 'In-Reply-To')).toBe(header(first, 'Message-ID'))
      expect(header(second, 'References')).toBe(`<message-${id}@localhost> ${header(first, 'Message-ID')}`)
    })

    it('is answered to the address of the site, or to who wrote it where the site has none', async () => {
      const id = await send()
      await reply(id, { ...REPLY, subject: 'Re: without an address' })
      await content.payload.updateGlobal({ slug: 'site', data: { name: 'Test', email: 'desk@example.com' } })
      await reply(id, { ...REPLY, subject: 'Re: with an address' })
      await content.payload.updateGlobal({ slug: 'site', data: { name: 'Test', email: null } })
      expect(header(await arrived('Re: without an address'), 'Reply-To')).toBe('editor@example.com')
      expect(header(await arrived('Re: with an address'), 'Reply-To')).toBe('desk@example.com')
    })

    it('is in the message, with who wrote it, and puts a new one in progress', async () => {
      const id = await send()
      const { body } = await reply(id)
      const message = await read(id)
      const [editor] = await rows(sql`select id from users where email = 'editor@example.com'`)
      const [delivery] = await rows(
        sql`select id from deliveries where subject = 'Re: Rooms' and submission_id = ${id}`,
      )
      const shown = {
        ...REPLY,
        person: Number(editor?.id),
        personName: 'editor',
        to: 'Ada <ada@example.com>',
        delivery: Number(delivery?.id),
      }
      expect(message).toMatchObject({ handling: 'open', replies: [shown] })
      expect(body.reply).toMatchObject({ ...shown, id: message.replies[0].id, sentAt: message.replies[0].sentAt })
    })

    it('leaves a message done that was', async () => {
      const id = await send()
      await ask('PATCH', `/submissions/${id}`, { handling: 'done' })
      await reply(id)
      expect(await read(id)).toMatchObject({ handling: 'done', replies: [{}] })
    })

    it('stays as it was sent, whatever is saved', async () => {
      const id = await send()
      await reply(id)
      const { replies: before } = await read(id)
      const saved = await ask('PATCH', `/submissions/${id}`, {
        read: true,
        replies: [{ ...before[0], text: 'No.' }],
        notes: [{ text: 'N' }],
      })
      expect(saved.status).toBe(200)
      expect(await read(id)).toMatchObject({ read: true, replies: before })
    })

    it('is written over no other that is sent at the same time', async () => {
      const id = await send()
      const answers = await Promise.all([1, 2, 3, 4].map((n) => reply(id, { ...REPLY, subject: `Re: ${n}` })))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      const subjects = (await read(id)).replies.map(({ subject }: { subject: string }) => subject)
      expect(subjects.toSorted()).toEqual(['Re: 1', 'Re: 2', 'Re: 3', 'Re: 4'])
    })

    it('stays when somebody saves the message at the same time', async () => {
      const id = await send()
      for (let sent = 1; sent <= 10; sent += 1) {
        const save = ask('PATCH', `/submissions/${id}`, { notes: [{ text: `Note ${sent}` }] })
        expect((await Promise.all([save, reply(id)])).map(({ status }) => status)).toEqual([200, 200])
        expect((await read(id)).replies).toHaveLength(sent)
      }
    })

    it('keeps its words when its delivery and its account are gone', async () => {
      const id = await send()
      const data = {
        name: 'Grace',
        email: `grace-${id}@example.com`,
        role: 'editor',
        password: 'correct horse battery',
      }
      const account = await content.payload.create({ collection: 'users', data: data as never })
      const login = { email: data.email, password: data.password }
      const { token } = await content.payload.login({ collection: 'users', data: login })
      await askJson(content, ['POST', `/submissions/${id}/reply`, REPLY], String(token))
      await rows(sql`delete from deliveries where submission_id = ${id}`)
      await content.payload.delete({ collection: 'users', id: account.id })
      expect((await read(id)).replies).toMatchObject([{ ...REPLY, personName: 'Grace', person: account.id }])
    })
  })

  describe('a reply is refused', () => {
    it.each([
      ['without words', { subject: 'Re', text: ' ' }, 'Write an answer first.'],
      ['without a subject', { subject: '', text: 'Yes.' }, 'Give the answer a subject.'],
      ['that is too long', { subject: 'Re', text: 'a'.repeat(50_001) }, 'at most 50000 characters'],
    ])('%s', async (_, body, sentence) => {
      const id = await send()
      const answer = await reply(id, body)
      expect(answer.status).toBe(400)
      expect(answer.body.message).toContain(sentence)
      expect(await read(id)).toMatchObject({ handling: 'new', replies: [] })
      expect(await deliveriesOf(id)).toEqual(['From Ada'])
    })

    it.each([
      ['', 'no address'],
      ['ada', 'no address'],
      ['ada@example.com, else@example.com', 'two addresses'],
    ])('to a sender "%s": %s', async (address) => {
      const id = await send()
      await rows(sql`update submissions set from_email = ${address} where id = ${id}`)
      const answer = await reply(id)
      expect([answer.status, answer.body.message]).toEqual([
        400,
        'This message has no e-mail address to send an answer to.',
      ])
      expect(await deliveriesOf(id)).toEqual(['From Ada'])
    })

    it('to spam, until it is taken back', async () => {
      const id = await send({}, { bot: true })
      const answer = await reply(id)
      expect(answer.status).toBe(409)
      expect(answer.body.message).toContain('Choose "Not spam" first')
      await ask('POST', `/submissions/${id}/release`)
      expect((await reply(id)).status).toBe(200)
    })

    it('beyond a hundred', async () => {
      const id = await send()
      await reply(id)
      const [first] = (await read(id)).replies
      const full = JSON.stringify(Array.from({ length: 100 }, () => first))
      await rows(sql`update submissions set replies = ${full} where id = ${id}`)
      const answer = await reply(id)
      expect(answer.status).toBe(409)
      expect(answer.body.message).toContain('100 answers already')
      expect(await deliveriesOf(id)).toEqual(['From Ada', 'Re: Rooms'])
    })

    it.each(['999999', 'x'])('to %s, which is no message', async (id) =>
      expect((await ask('POST', `/submissions/${id}/reply`, REPLY)).status).toBe(404))

    it('in the language of who asks', async () => {
      const id = await send()
      const headers = { 'content-type': 'application/json', 'accept-language': 'de' }
      const init = { method: 'POST', headers, body: JSON.stringify({ subject: 'Re', text: '' }) }
      const answer = await askPath(content, `/submissions/${id}/reply`, init, tokens.editor)
      expect(await answer.json()).toEqual({ message: 'Zuerst eine Antwort schreiben.' })
    })
  })

  describe('the mails of a message', () => {
    it('are listed with their state, the oldest first', async () => {
      const id = await send({}, { to: formWithSecondMail })
      await reply(id, { ...REPLY, subject: `Re: ${id}` })
      await arrived(`Re: ${id}`)
      const mails = await untilDelivered('all mails to be noted as sent', async () => {
        const { body } = await ask('GET', `/submissions/${id}/mails`)
        return body.mails.every(({ state }: { state: string }) => state === 'sent') && body.mails
      })
      const sent = { kind: 'mail', state: 'sent', words: 'Sent', canRetry: false }
      expect(mails).toMatchObject([
        { ...sent, to: 'owner@example.com', subject: 'From Ada' },
        { ...sent, to: 'ada@example.com', subject: 'Thank you' },
        { ...sent, to: 'Ada <ada@example.com>', subject: `Re: ${id}` },
      ])
      expect(mails[0]).not.toHaveProperty('mail')
    })

    it('that were given up say why, and can be sent again', async () => {
      const id = await send()
      await rows(sql`update deliveries set state = 'failed', sent_at = null, last_error = '550 No such mailbox'
        where submission_id = ${id}`)
      const { body } = await ask('GET', `/submissions/${id}/mails`)
      const given = { state: 'failed', words: 'Given up', error: '550 No such mailbox', canRetry: true }
      expect(body.mails).toMatchObject([given])
    })

    it('are sent again as they were written: an answer to whom it was for', async () => {
      const id = await send()
      const { body } = await reply(id, { ...REPLY, subject: `Re: again ${id}` })
      const given = sql`update deliveries set state = 'failed' where id = ${body.reply.delivery}`
      await arrived(`Re: again ${id}`)
      await untilDelivered('the answer to be noted as sent', async () =>
        (await rows(sql`select state from deliveries where id = ${body.reply.delivery}`)).every(
          ({ state }) => state === 'sent',
        ),
      )
      await rows(given)
      expect((await ask('POST', `/deliveries/${body.reply.delivery}/retry`)).status).toBe(200)
      const twice = await untilDelivered('the answer to arrive again', async () => {
        const found = mailServer.mails.filter((mail) => header(mail, 'Subject') === `Re: again ${id}`)
        return found.length === 2 && found
      })
      expect(twice.map((mail) => header(mail, 'To'))).toEqual(['Ada <ada@example.com>', 'Ada <ada@example.com>'])
      expect(header(twice[1] ?? '', 'In-Reply-To')).toBe(`<message-${id}@localhost>`)
    })

    it('are those of that message alone', async () => {
      const [one, other] = [await send(), await send()]
      await reply(one)
      expect((await ask('GET', `/submissions/${other}/mails`)).body.mails).toHaveLength(1)
    })
  })

  describe('a message that an editor takes for spam', () => {
    it('is in spam, and comes back without being sent again', async () => {
      const id = await send()
      const taken = await ask('POST', `/submissions/${id}/spam`)
      expect([taken.status, taken.body.message]).toEqual([200, '1 message is in spam now.'])
      expect(await read(id)).toMatchObject({ status: 'spam' })
      const back = await ask('POST', `/submissions/${id}/release`)
      expect([back.status, back.body.message]).toEqual([200, 'This message is back in the inbox.'])
      expect(await read(id)).toMatchObject({ status: 'mail_sent', handling: 'new' })
      expect(await deliveriesOf(id)).toEqual(['From Ada'])
    })

    it('comes back although its mails were deleted', async () => {
      const id = await send()
      await rows(sql`delete from deliveries where submission_id = ${id}`)
      await ask('POST', `/submissions/${id}/spam`)
      expect((await ask('POST', `/submissions/${id}/release`)).status).toBe(200)
      expect(await deliveriesOf(id)).toEqual([])
    })

    it('is taken for it once', async () => {
      const id = await send()
      await ask('POST', `/submissions/${id}/spam`)
      expect((await ask('POST', `/submissions/${id}/spam`)).status).toBe(409)
    })

    it('keeps the mails of one that came as spam', async () => {
      const id = await send({}, { bot: true })
      expect((await ask('POST', `/submissions/${id}/spam`)).status).toBe(409)
      await ask('POST', `/submissions/${id}/release`)
      expect(await deliveriesOf(id)).toEqual(['From Ada'])
    })

    it('may be one of several, which come back together', async () => {
      const [one, other] = [await send(), await send()]
      const both = `where[id][in][0]=${one}&where[id][in][1]=${other}`
      expect((await ask('POST', `/submissions/spam?${both}`)).body.message).toBe('2 messages are in spam now.')
      expect((await ask('POST', `/submissions/spam?${both}`)).body.message).toBe(
        'All of these messages are spam already.',
      )
      expect((await ask('POST', `/submissions/release?${both}`)).body.message).toBe('2 messages are back in the inbox.')
      expect((await ask('POST', '/submissions/spam')).status).toBe(400)
    })

    it.each(['999999', 'x'])('is not %s', async (id) =>
      expect((await ask('POST', `/submissions/${id}/spam`)).status).toBe(404))
  })

  describe('a person', () => {
    it('gets the answers that were sent to them', async () => {
      const id = await send({ 'your-email': 'grace@example.com' })
      await reply(id)
      const { body } = await ask('GET', '/submissions/by-email?email=grace@example.com')
      expect(body).toMatchObject([{ id, replies: [{ ...REPLY, personName: 'editor', to: 'Ada <grace@example.com>' }] }])
    })

    it('is forgotten with the answers and their mails', async () => {
      const id = await send({ 'your-email': 'linus@example.com' })
      await reply(id)
      expect((await ask('POST', '/submissions/erase', { email: 'linus@example.com' })).body.erased).toBe(1)
      expect(await rows(sql`select id from submissions where id = ${id}`)).toEqual([])
      expect(await rows(sql`select id from deliveries where recipient like '%linus@example.com%'`)).toEqual([])
    })
  })

  describe('a search', () => {
    const found = async (search: string) => {
      const { body } = await ask('GET', `/submissions${queryOf(messageSearch(search))}&depth=0`)
      return body.docs.map(({ id }: { id: number }) => id)
    }

    it('finds sender, address and words, whatever their accents, case and composition', async () => {
      const id = await send({
        'your-name': 'Žofie Müller',
        'your-email': 'zofie.muller@example.com',
        'your-message': 'Die Ku\u0308che im Erdgeschoß',
      })
      for (const search of ['zofie', 'MULLER', 'zofie.muller@', 'küche erdgeschoss', 'from zofie']) {
        expect([search, await found(search)]).toEqual([search, [id]])
      }
      expect(await found('zofie garage')).toEqual([])
    })

    it('is the one of exports', async () => {
      const id = await send({ 'your-name': 'Zoë Ångström' })
      const { body } = await ask('GET', '/submissions/export?format=json&search=angstrom')
      expect(body).toMatchObject([{ id }])
    })
  })

  it('saved answers are listed by their titles', async () => {
    for (const title of ['Prices', 'Closed', 'Opening hours'])
      await ask('POST', '/saved-answers', { title, text: 'Yes.' })
    const { body } = await ask('GET', '/saved-answers')
    expect(body.docs.map(({ title }: { title: string }) => title)).toEqual(['Closed', 'Opening hours', 'Prices'])
  })
})
