import type { Socket } from 'node:net'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../scripts/launch/free-port.mjs'
import { signIn } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { makeForm, startForms, type TestForms } from '../support/forms.ts'
import { holdIntervals, untilDelivered } from '../support/intervals.ts'
import { sendAgain } from '../support/send-again.ts'

let content: TestContent
let site: TestForms
let administrator: string
let formId: number
let port: number
let server: SMTPServer | undefined
/** Mails that a server has taken and said so. */
let taken: string[] = []

holdIntervals()

beforeAll(async () => {
  content = await openContent()
  administrator = await signIn(content, 'administrator')
  port = await freePort()
  formId = await makeForm(content, '[text a]', { subject: '[a]' })
  site = await startForms(content, { settings: { smtpUrl: `smtp://127.0.0.1:${port}` } })
})

afterEach(() => stopServer())

afterAll(async () => {
  await site.stop()
  await content.close()
})

/** Fault of a mail server at the first attempt to send a mail. */
interface Fault {
  readonly onRcptTo?: () => Error
  readonly onData?: (socket: Socket | undefined, accept: () => void, refuse: (error: Error) => void) => void
}

function refusal(code: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode: code })
}

async function startServer(fault: Fault): Promise<void> {
  taken = []
  let isFirst = true
  const sockets = new Map<string, Socket>()
  const started = new SMTPServer({
    closeTimeout: 100,
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      const error = isFirst ? fault.onRcptTo?.() : undefined
      if (error) isFirst = false
      done(error)
    },
    onData(stream, session: SMTPServerSession, done) {
      let raw = ''
      stream.on('data', (chunk) => {
        raw += chunk
      })
      const accept = () => {
        taken.push(raw)
        done()
      }
      stream.on('end', () => {
        const act = isFirst ? fault.onData : undefined
        isFirst = false
        if (act) act(sockets.get(`${session.remoteAddress}:${session.remotePort}`), accept, done)
        else accept()
      })
    },
  })
  started.on('error', () => {})
  started.server.on('connection', (socket: Socket) => {
    sockets.set(`${socket.remoteAddress}:${socket.remotePort}`, socket)
  })
  server = started
  await new Promise<void>((resolve) => started.listen(port, '127.0.0.1', () => resolve()))
}

async function stopServer(): Promise<void> {
  const stopping = server
  server = undefined
  if (stopping) await new Promise<void>((resolve) => stopping.close(() => resolve()))
}

const send = async (a: string): Promise<string> => (await site.post(formId, { a })).json().status

async function delivery(subject: string) {
  const { docs } = await content.payload.find({ collection: 'deliveries', where: { subject: { equals: subject } } })
  return docs[0] as unknown as { id: number; state: string; attempts: number; lastError?: string } | undefined
}

/** Sends a mail again, like "Send again" in the admin, instead of waiting for the minutes to pass. */
async function tryAgain(subject: string): Promise<void> {
  const found = await delivery(subject)
  const data = { nextAttemptAt: new Date().toISOString() }
  await content.payload.update({ collection: 'deliveries', id: found?.id ?? 0, data: data as never })
}

describe('a mail server that', () => {
  it.each<readonly [string, Fault, RegExp]>([
    ['asks to come back later', { onRcptTo: () => refusal(450, 'Greylisted, try again') }, /450|Greylisted/],
    ['takes nothing of this sender now', { onRcptTo: () => refusal(451, 'Try later') }, /451|Try later/],
    ['hangs up in the middle of the mail', { onData: (socket) => socket?.destroy() }, /./],
  ])('%s gets the mail once it takes it', async (what, fault, error) => {
    await startServer(fault)
    expect(await send(what)).toBe('mail_sent')
    const failed = await untilDelivered('the first try to fail', async () => {
      const found = await delivery(what)
      return found?.state === 'queued' && found.attempts === 1 ? found : undefined
    })
    expect(failed.lastError).toMatch(error)
    expect(taken).toEqual([])
    await tryAgain(what)
    await untilDelivered('the mail to be taken', async () => (await delivery(what))?.state === 'sent')
    expect(taken).toHaveLength(1)
  })

  it.each<readonly [string, Fault]>([
    ['has no such mailbox', { onRcptTo: () => refusal(550, 'No such user here') }],
    ['takes no such content', { onData: (_socket, _done, refuse) => refuse(refusal(554, 'Looks like spam')) }],
  ])('%s is not asked again, until an editor wants it', async (what, fault) => {
    await startServer(fault)
    expect(await send(what)).toBe('mail_sent')
    const given = await untilDelivered('the mail to be given up', async () => {
      const found = await delivery(what)
      return found?.state === 'failed' ? found : undefined
    })
    expect(given).toMatchObject({ attempts: 1, lastError: expect.stringMatching(/No such user|Looks like spam/) })
    await sendAgain(content, given.id, administrator)
    await untilDelivered('the mail to be taken', async () => (await delivery(what))?.state === 'sent')
    expect(taken).toHaveLength(1)
  })

  it('is slow gets the mail once', async () => {
    const slow: { answer?: () => void } = {}
    await startServer({
      onData(_, done) {
        slow.answer = done
      },
    })
    expect(await send('slow')).toBe('mail_sent')
    const answer = await untilDelivered('the mail to arrive', () => slow.answer)
    let looks = 0
    await untilDelivered('more looks for what is due', () => {
      looks += 1
      return looks > 10
    })
    answer()
    await untilDelivered('the mail to be taken', async () => (await delivery('slow'))?.state === 'sent')
    expect(taken).toHaveLength(1)
    expect(await delivery('slow')).toMatchObject({ attempts: 1 })
  })

  it('takes a mail and hangs up before it says so gets it again, under the same id', async () => {
    await startServer({
      onData(socket, done) {
        done()
        socket?.destroy()
      },
    })
    expect(await send('hung up')).toBe('mail_sent')
    await untilDelivered('the try to be noted', async () => ((await delivery('hung up'))?.attempts ?? 0) >= 1)
    if ((await delivery('hung up'))?.state !== 'sent') await tryAgain('hung up')
    await untilDelivered('the mail to be noted as sent', async () => (await delivery('hung up'))?.state === 'sent')
    const ids = taken.map((raw) => /^Message-ID: (.*)$/im.exec(raw)?.[1])
    expect(new Set(ids).size).toBe(1)
  })
})
