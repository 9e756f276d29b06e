import { mailTransport } from '@vitrine/delivery/server'
import { afterEach, describe, expect, it } from 'vitest'
import { type Script, type ScriptedMailServer, startScriptedMailServer } from '../support/scripted-mail-server.ts'

const MAIL = {
  id: '<one@shop.example>',
  envelope: { from: 'site@shop.example', to: ['desk@shop.example'] },
  raw: Buffer.from('Subject: Hi\r\n\r\nHello'),
}

let server: ScriptedMailServer

/** Hands a mail to a server that answers as the script says. */
async function handOver(
  script: Script = () => undefined,
  { siteUrl = 'https://shop.example', query = '', to = MAIL.envelope.to } = {},
) {
  server = await startScriptedMailServer(script)
  const transport = mailTransport({ smtpUrl: `${server.url}${query}`, siteUrl, dataDir: '' })
  try {
    return await transport.send({ ...MAIL, envelope: { ...MAIL.envelope, to } })
  } finally {
    transport.close()
  }
}

afterEach(() => server.stop())

describe('the greeting of a mail server', () => {
  const isStrict: Script = (command) =>
    /^EHLO/.test(command) && !/ [a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(command) ? '421 4.7.0 no such name' : undefined

  it('is the host of the site, which strict servers take', async () => {
    await handOver(isStrict)
    expect(server.commands[0]).toBe('EHLO shop.example')
    expect(server.mails).toHaveLength(1)
  })
  it('is the name that SMTP_URL gives', async () => {
    await handOver(isStrict, { query: '?name=out.shop.example' })
    expect(server.commands[0]).toBe('EHLO out.shop.example')
  })
})

describe('a refusal names its step:', () => {
  it.each<readonly [string, RegExp, string]>([
    ['the greeting', /^EHLO/, '421 4.7.0 unknown host'],
    ['the sender', /^MAIL/, '550 5.7.1 not yours'],
    ['the content', /^\.$/, '554 5.7.1 looks like spam'],
  ])('%s', async (step, command, answer) => {
    const handing = handOver((line) => (command.test(line) ? answer : undefined))
    await expect(handing).rejects.toThrow(`The mail server refused ${step}`)
    await expect(handing).rejects.toThrow(answer)
  })
  it('the sign-in', async () => {
    server = await startScriptedMailServer((line) =>
      /^EHLO/.test(line) ? '250-mail.example\r\n250 AUTH PLAIN' : /^AUTH/.test(line) ? '535 5.7.8 no' : undefined,
    )
    const smtpUrl = server.url.replace('smtp://', 'smtp://ann:secret-words@')
    const transport = mailTransport({ smtpUrl, siteUrl: 'https://shop.example', dataDir: '' })
    const handing = transport.send(MAIL)
    await expect(handing).rejects.toThrow(/refused the sign-in\. .*\(AUTH PLAIN\) It said: 535 5\.7\.8 no$/)
    await expect(handing).rejects.not.toThrow('secret-words')
    transport.close()
  })
})

describe('recipients that a mail server does not take', () => {
  const answers: Script = (line) =>
    /^RCPT TO:<gone/.test(line) ? '550 no such mailbox' : /^RCPT TO:<later/.test(line) ? '451 greylisted' : undefined
  const gone = { address: 'gone@shop.example', answer: '550 no such mailbox', isForGood: true }
  const later = { address: 'later@xn--gre-6ka8i.example', answer: '451 greylisted', isForGood: false }

  it('are named, and the others have the mail', async () => {
    const to = [gone.address, 'desk@shop.example', later.address]
    expect(await handOver(answers, { to })).toEqual([gone, later])
    expect(server.mails).toMatchObject([{ recipients: ['desk@shop.example'] }])
  })
  it.each([
    [[gone, later]],
    [[later, gone]],
    [[gone]],
    [[later]],
  ])('are named when there are no others: %j', async (all) => {
    expect(await handOver(answers, { to: all.map(({ address }) => address) })).toEqual(all)
    expect(server.mails).toEqual([])
  })
})
