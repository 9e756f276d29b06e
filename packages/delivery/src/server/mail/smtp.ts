import nodemailer from 'nodemailer'
import type { Refusal } from '../../core/mail/receivers.ts'
import { type SmtpError, smtpAnswer, smtpProblem } from '../../core/mail/smtp-problem.ts'
import { RefusedForGood } from '../../core/retry.ts'
import type { MailTransport } from './transport.ts'

/** Connections to the mail server at once. */
const CONNECTIONS = 4

/** Milliseconds that each stage of a conversation may take. */
const STAGE_TIMEOUT_MS = 20_000

/**
 * Hands mails to a mail server over kept connections.
 *
 * @param name Greets the mail server. Undefined: the machine's name.
 */
export function smtpTransport(url: string, name?: string): MailTransport {
  const mailer = nodemailer.createTransport({
    url,
    ...(name !== undefined && { name }),
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: Number.POSITIVE_INFINITY,
    connectionTimeout: STAGE_TIMEOUT_MS,
    greetingTimeout: STAGE_TIMEOUT_MS,
    socketTimeout: STAGE_TIMEOUT_MS,
  } as Parameters<typeof nodemailer.createTransport>[0])
  return {
    isOutbox: false,
    async send({ envelope, raw }) {
      try {
        const sent: RefusedRecipients = await mailer.sendMail({
          envelope: { from: envelope.from, to: [...envelope.to] },
          raw,
        })
        return (sent.rejectedErrors ?? []).map(refusalOf)
      } catch (thrown) {
        // Only the mail library throws here.
        const error = thrown as RefusedStep
        if (error.rejectedErrors?.length === envelope.to.length) return error.rejectedErrors.map(refusalOf)
        const problem = smtpProblem(error)
        throw isForGood(error) ? new RefusedForGood(problem) : new Error(problem, { cause: error })
      }
    },
    close: () => mailer.close(),
  }
}

/** Recipients that a mail server refused: the mail may have been taken for the others. */
interface RefusedRecipients {
  readonly rejectedErrors?: readonly RefusedStep[] | undefined
}

interface RefusedStep extends SmtpError, RefusedRecipients {
  readonly responseCode?: number | undefined
  readonly recipient?: string | undefined
}

function refusalOf({ recipient = '', response, message, responseCode = 0 }: RefusedStep): Refusal {
  return { address: recipient, answer: smtpAnswer(response ?? message), isForGood: responseCode >= FOR_GOOD }
}

/** From this code on, a mail server's answer is for good. https://www.rfc-editor.org/rfc/rfc5321#section-4.2.1 */
const FOR_GOOD = 500

/**
 * True for a permanent refusal of this mail. Errors before the server has seen the mail, about the site's login or
 * sender, are temporary: an operator can fix them while the mail waits.
 */
function isForGood({ responseCode = 0, command }: RefusedStep): boolean {
  return responseCode >= FOR_GOOD && command === 'DATA'
}
