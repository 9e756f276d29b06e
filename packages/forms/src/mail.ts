export { mailTransport } from './server/mail/mail-transport.ts'
export type { MailTransport } from './server/mail/transport.ts'
