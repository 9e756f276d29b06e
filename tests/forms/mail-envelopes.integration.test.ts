import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { makeForm, startForms, type TestForms } from '../support/forms.ts'
import { holdIntervals, untilDelivered } from '../support/intervals.ts'
import { type Script, type ScriptedMailServer, startScriptedMailServer } from '../support/scripted-mail-server.ts'
import { sendAgain } from '../support/send-again.ts'

let content: TestContent
let server: ScriptedMailServer
let site: TestForms
let administrator: string

holdIntervals()

beforeAll(async () => {
  server = await startScriptedMailServer()
  const env = { SMTP_URL: server.url, MAIL_FROM: 'Studio <site@shop.example>' }
  content = await openContent('', { siteUrl: 'https://shop.example', env })
  administrator = await signIn(content, 'administrator')
  site = await startForms(content)
})

afterAll(async () => {
  await site.stop()
  await server.stop()
  await content.close()
})

/** Answers that refuse some recipients, by the start of their addresses. */
const refusing: Script = (line) =>
  /^RCPT TO:<gone/.test(line)
    ? '550 5.1.1 no such mailbox'
    : /^RCPT TO:<later/.test(line)
      ? '451 4.7.1 greylisted'
      : undefined

/** Sends a message by a form whose mail goes to these. */
async function send(subject: string, recipient: string, more: object = {}): Promise<void> {
  server.answer(refusing)
  const id = await makeForm(content, '[text a]', { subject, recipient })
  await content.payload.update({ collection: 'contact-forms', id, data: more as never })
  expect((await site.post(id, { a: 'Hello' })).json().status).toBe('mail_sent')
}

interface Delivery {
  readonly id: number
  readonly state: string
  readonly attempts: number
  readonly lastError?: string | null
}

async function delivery(subject: string): Promise<Delivery | undefined> {
  const { docs } = await content.payload.find({ collection: 'deliveries', where: { subject: { equals: subject } } })
  return docs[0] as unknown as Delivery | undefined
}

function untilTried(subject: string, attempts: number): Promise<Delivery> {
  return untilDelivered(`${attempts} tries of ${subject}`, async () => {
    const found = await delivery(subject)
    return found && found.attempts >= attempts && found.state !== 'sending' ? found : undefined
  })
}

/** Lets the time of the next try come. */
async function tryAgain({ id }: Delivery): Promise<void> {
  const data = { nextAttemptAt: new Date().toISOString() }
  await content.payload.update({ collection: 'deliveries', id, data: data as never })
}

/** Receivers of each mail with this subject that the server took, in order, and the numbers of the mails. */
function taken(subject: string) {
  const mails = server.mails.filter(({ raw }) => raw.includes(`Subject: ${subject}`))
  return {
    recipients: mails.map(({ recipients }) => recipients),
    ids: new Set(mails.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1])),
  }
}

describe('a mail that one of two receivers refuses', () => {
  it('for good is not sent plainly, and names the receiver and the answer', async () => {
    await send('refused', 'desk@shop.example, gone.owner@shop.example')
    expect(await untilTried('refused', 1)).toMatchObject({
      state: 'failed',
      lastError:
        'Sent to 1 of 2 receivers, who get no second copy.\n' +
        'The mail server refused the recipient gone.owner@shop.example: 550 5.1.1 no such mailbox',
    })
    expect(taken('refused').recipients).toEqual([['desk@shop.example']])
    expect(await site.forms.health()).toMatchObject([
      { state: 'broken', text: { en: expect.stringContaining('the recipient gone.owner@shop.example: 550') } },
    ])
  })

  it('goes to that one alone when an editor sends it again', async () => {
    await send('again', 'desk@shop.example, gone.owner@shop.example')
    const failed = await untilTried('again', 1)
    server.answer(() => undefined)
    await sendAgain(content, failed.id, administrator)
    await untilDelivered('the mail to be sent', async () => (await delivery('again'))?.state === 'sent')
    expect(taken('again').recipients).toEqual([['desk@shop.example'], ['gone.owner@shop.example']])
  })

  it('goes with its files when an editor sends it again', async () => {
    server.answer(refusing)
    const mail = { subject: 'with a plan', recipient: 'gone.owner@shop.example', attachments: '[plan]' }
    const id = await makeForm(content, '[file plan filetypes:txt]', mail)
    await site.post(id, { plan: new File(['Two rooms'], 'plan.txt', { type: 'text/plain' }) })
    const failed = await untilTried('with a plan', 1)
    server.answer(() => undefined)
    await sendAgain(content, failed.id, administrator)
    const { raw } = await untilDelivered('the mail to arrive', () =>
      server.mails.find((one) => one.raw.includes('Subject: with a plan')),
    )
    expect(raw).toContain(Buffer.from('Two rooms').toString('base64'))
  })

  it('for now is tried again for that one alone, under the same Message-ID', async () => {
    await send('later', 'desk@shop.example, later.owner@shop.example')
    const queued = await untilTried('later', 1)
    expect(queued).toMatchObject({
      state: 'queued',
      lastError: expect.stringContaining('recipient later.owner@shop.example yet: 451 4.7.1 greylisted'),
    })
    server.answer(() => undefined)
    await tryAgain(queued)
    expect(await untilTried('later', 2)).toMatchObject({ state: 'sent', lastError: null })
    expect(taken('later').recipients).toEqual([['desk@shop.example'], ['later.owner@shop.example']])
    expect(taken('later').ids.size).toBe(1)
  })

  it('still frees the mail that waits for it', async () => {
    await send('first', 'desk@shop.example, gone.owner@shop.example', {
      mail2: { active: true, recipient: 'ann@visitor.example', subject: 'second', body: 'Thank you' },
    })
    await untilDelivered('the second mail to be sent', async () => (await delivery('second'))?.state === 'sent')
    expect((await delivery('first'))?.state).toBe('failed')
  })
})

describe('a mail that all receivers refuse, one for good and one for now', () => {
  it.each([
    'gone.a@shop.example, later.b@shop.example',
    'later.b@shop.example, gone.a@shop.example',
  ])('is tried again for the one: %s', async (recipients) => {
    const subject = `mixed ${recipients.slice(0, 4)}`
    await send(subject, recipients)
    const queued = await untilTried(subject, 1)
    expect(queued).toMatchObject({ state: 'queued', lastError: expect.stringContaining('gone.a@shop.example: 550') })
    server.answer((line) => (/^RCPT TO:<gone/.test(line) ? '550 5.1.1 no such mailbox' : undefined))
    await tryAgain(queued)
    expect(await untilTried(subject, 2)).toMatchObject({
      state: 'failed',
      lastError: expect.stringMatching(/^Sent to 1 of 2 receivers[\s\S]*gone\.a@shop\.example: 550/),
    })
    expect(taken(subject).recipients).toEqual([['later.b@shop.example']])
  })
})

it('a form that names the visitor as its sender sends as the site, and the visitor gets the answers', async () => {
  server.answer(() => undefined)
  const template = '[text your-name] [email your-email]'
  const mail = { recipient: 'office@shop.example', sender: '[your-name] <[your-email]>', subject: 'Hi', body: 'Hello' }
  const id = await makeForm(content, template, mail)
  await site.post(id, { 'your-name': 'Ann', 'your-email': 'ann@strict.example' })
  const raw = await untilDelivered('the mail to arrive', () =>
    server.mails.find((one) => one.raw.includes('Subject: Hi')),
  )
  expect(server.commands.findLast((command) => /^MAIL FROM/.test(command))).toMatch(/^MAIL FROM:<site@shop\.example>/)
  expect(raw.raw).toMatch(/^From: Ann <site@shop\.example>$/m)
  expect(raw.raw).toMatch(/^Reply-To: Ann <ann@strict\.example>$/m)
})

describe('a mail of an account', () => {
  const mail = { to: 'ann@shop.example', subject: 'Your password', text: 'Hello' }

  it('greets the mail server as the site, too', async () => {
    const before = server.commands.length
    server.answer((line) => (/^EHLO (?!shop\.example$)/.test(line) ? '421 4.7.0 no such name' : undefined))
    await content.payload.sendEmail(mail)
    expect(server.commands[before]).toBe('EHLO shop.example')
    expect(taken('Your password').recipients).toEqual([['ann@shop.example']])
  })

  it('fails if one of its receivers is refused, and names that one', async () => {
    server.answer(refusing)
    await expect(content.payload.sendEmail({ ...mail, to: 'ann@shop.example, gone@shop.example' })).rejects.toThrow(
      /^Sent to 1 of 2 receivers[\s\S]*the recipient gone@shop\.example: 550/,
    )
  })
})
