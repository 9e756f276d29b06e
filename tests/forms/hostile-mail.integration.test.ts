import { mailDocuments } from '@vitrine/delivery/server'
import addressparser from 'nodemailer/lib/addressparser/index.js'
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { composeMail } from '../../packages/delivery/src/server/mail/compose.ts'
import { smtpTransport } from '../../packages/delivery/src/server/mail/smtp.ts'
import type { MailTransport } from '../../packages/delivery/src/server/mail/transport.ts'
import type { MailTemplate } from '../../packages/forms/src/core/form.ts'
import { isEmail } from '../../packages/forms/src/core/formats.ts'
import { mailMessage } from '../../packages/forms/src/core/mail/mail-message.ts'
import { collect, postedValues } from '../../packages/forms/src/core/submission.ts'
import { scanTemplate, tagsOf } from '../../packages/forms/src/core/template/scan.ts'
import { freePort } from '../../scripts/launch/free-port.mjs'
import { inEachRound, patience } from '../support/rounds.ts'

/** Mails of the property, each with a name and an address of its own. */
const ROUNDS = 300

const OWNER = 'owner@example.com'
const SENDER = 'site@example.com'

const TEMPLATE: MailTemplate = {
  recipient: `"[your-name]" <[your-email]>, ${OWNER}`,
  sender: `[your-name] <${SENDER}>`,
  subject: '[your-name]',
  additionalHeaders: [
    'Reply-To: [your-name] <[your-email]>',
    'Cc: [your-name] <[your-email]>, [your-email]',
    'Bcc: "[your-name]" <[your-email]>',
    'X-Name: [your-name] [your-email]',
  ].join('\n'),
  body: '[your-name]',
  attachments: '',
  useHtml: false,
  excludeBlank: false,
}
const HEADERS = /^(?:From|To|Cc|Reply-To|Subject|X-Name|Message-ID|Date|MIME-Version|Content-[\w-]+): /i

const tags = tagsOf(scanTemplate('[text your-name] [text your-email]'))

let server: SMTPServer
let transport: MailTransport
let received: { readonly envelope: SMTPServerEnvelope; readonly raw: string }[] = []

beforeAll(async () => {
  const port = await freePort()
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', () => {
        received.push({ envelope, raw: Buffer.concat(chunks).toString() })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  transport = smtpTransport(`smtp://127.0.0.1:${port}`)
})

afterAll(async () => {
  transport.close()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

/** Mail that a mail server gets when a visitor typed this. */
async function arrived(name: string, email: string) {
  const entries = [
    ['your-name', name],
    ['your-email', email],
  ] as const
  const values = {
    submitted: collect(tags, entries),
    posted: postedValues(entries),
    files: {},
    tags,
    rows: new Map(),
    special: {},
    locale: 'en_US',
    timeZone: 'UTC',
  }
  received = []
  const mail = { ...mailMessage(TEMPLATE, values), files: [] }
  const options = { token: 'token', domain: 'example.com', date: new Date(0), documents: mailDocuments() }
  await transport.send(await composeMail(mail, options))
  const [{ envelope, raw } = { envelope: undefined, raw: '' }] = received
  const head = (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const named = (header: string) =>
    addressparser(head.find((line) => line.startsWith(`${header}: `))?.slice(header.length + 2) ?? '', {
      flatten: true,
    }).map(({ address }) => withoutQuotes(address ?? ''))
  return {
    from: envelope?.mailFrom ? envelope.mailFrom.address : undefined,
    to: new Set(envelope?.rcptTo.map(({ address }) => withoutQuotes(address))),
    head,
    named,
    // Without the control characters that no text keeps.
    typed: String(values.submitted['your-email']),
  }
}

/** The same address is written `".ann"@example.org` where mail servers would not take `.ann@example.org`. */
function withoutQuotes(address: string): string {
  return address.replace(/^"([^"\\]*)"@/, '$1@')
}

/** Pieces with a meaning in headers, commands and mailboxes, and some without. */
const PIECES = [
  ...'<>,;:@"\\()[]\'.|%!`=?#&*{}~^-_ \t\r\n\0\u2028🙂éא',
  'victim@evil.example',
  '<victim@evil.example>',
  'Group: victim@evil.example;',
  '\r\nBcc: victim@evil.example',
  '\nTo: victim@evil.example\n\n',
  '=?utf-8?q?victim=40evil=2Eexample?=',
  '=?utf-8?b?DQpCY2M6IHZpY3RpbUBldmlsLmV4YW1wbGU=?=',
  '" <victim@evil.example>, "',
  '\\" <victim@evil.example>, \\"',
  '(victim@evil.example)',
  '\r\n.\r\nRCPT TO:<victim@evil.example>',
  '[your-email]',
  '[[your-name]]',
  'ann',
  'Ann Lee',
  'example.org',
  'ann@example.org',
]

function hostile(random: () => number, start: string): string {
  const pick = () => PIECES[Math.floor(random() * PIECES.length)] ?? ''
  const length = Math.floor(random() * 6)
  const pieces = Array.from({ length }, pick)
  pieces.splice(Math.floor(random() * (length + 1)), 0, random() < 0.5 ? start : '')
  return pieces.join('')
}

describe('a mail with a hostile name and address', () => {
  it('reaches its owner and at most the one address that was typed, whatever the name is', patience(), () =>
    inEachRound(ROUNDS, async ({ random }) => {
      const [name, email] = [hostile(random, 'Ann'), hostile(random, 'ann@example.org')]
      const [mail, plain] = [await arrived(name, email), await arrived('Ann', email)]
      const about = JSON.stringify({ name, email, head: mail.head })
      expect(mail.from, about).toBe(SENDER)
      expect(mail.to, about).toEqual(plain.to)
      expect(mail.to.has(OWNER), about).toBe(true)
      const [typed, ...others] = [...mail.to].filter((address) => address !== OWNER)
      // An address on several lines runs together for one header and ends with its first line in another.
      expect(
        others.filter(() => !/[\r\n]/.test(email)),
        about,
      ).toEqual([])
      for (const address of [typed ?? 'ann@example.org', ...others]) expect(isEmail(address), about).toBe(true)
      if (typed && !/[\r\n]/.test(email)) expect(mail.typed, about).toContain(typed)
      for (const header of ['To', 'Cc', 'Reply-To', 'From']) {
        for (const address of mail.named(header)) {
          expect([SENDER, ...mail.to], about).toContain(address)
        }
      }
      for (const line of mail.head) expect(line).toMatch(HEADERS)
    }),
  )

  it.each([
    ['Bob <victim@evil.example>', 'ann@example.org', ['ann@example.org']],
    ['Group: m1@evil.example, m2@evil.example;', 'ann@example.org', ['ann@example.org']],
    ['a@b.example, x', 'ann@example.org', ['ann@example.org']],
    ['O"Brien', 'ann@example.org', ['ann@example.org']],
    ['Ann <script>', 'ann@example.org', ['ann@example.org']],
    ['Ann', 'ann@example.org, victim@evil.example', []],
    ['Ann', 'Group: victim@evil.example;', []],
  ])('%s, %s', async (name, email, visitors) => {
    expect((await arrived(name, email)).to).toEqual(new Set([OWNER, ...visitors]))
  })
})
