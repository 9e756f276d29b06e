import { randomUUID } from 'node:crypto'
import { mailTransport, refusalText } from '@vitrine/delivery/server'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import type { EmailAdapter } from 'payload'
import type { LoadedSettings } from '../settings/load.ts'

/** Sends the mails of accounts, such as a forgotten password, the way all mails of the site go. */
export function emailAdapter(settings: LoadedSettings): EmailAdapter {
  const domain = new URL(settings.siteUrl).hostname
  return () => ({
    name: 'vitrine',
    defaultFromAddress: settings.mailFrom,
    defaultFromName: '',
    async sendEmail(message) {
      const id = `<${randomUUID()}@${domain}>`
      const node = new MailComposer({ ...message, from: message.from ?? settings.mailFrom, messageId: id }).compile()
      const { from, to } = node.getEnvelope()
      const transport = mailTransport(settings)
      try {
        const envelope = { from: from || settings.mailFrom, to }
        const refusals = await transport.send({ id, envelope, raw: await node.build() })
        if (refusals.length > 0) throw new Error(refusalText(refusals, to.length - refusals.length))
      } finally {
        transport.close()
      }
    },
  })
}
