import type { Payload } from 'payload'
import { afterFailure } from '../../core/delivery.ts'
import { groupCommit } from '../group-commit.ts'
import { composeMail } from './compose.ts'
import { type ClaimedMail, claimMails, freeAbandoned, type MailResult, type NotedResult, noteResults } from './queue.ts'
import type { MailTransport } from './transport.ts'

/** Mails taken at a time. */
const BATCH = 16

/** Milliseconds between two looks for mails whose time has come, when nothing wakes the deliverer earlier. */
const LOOK_EVERY_MS = 5_000

/** Characters kept of what a mail server says. */
const MAX_ERROR_LENGTH = 500

export interface Deliverer {
  /** Says that there may be something to send. */
  wake(): void
  /** Finishes what is under way and begins nothing more. */
  stop(): Promise<void>
}

/**
 * Sends the mails that wait in the database until they are taken or given up. Message-ID, and the file in the outbox,
 * stay the same for every try.
 */
export function startDeliverer(options: {
  readonly payload: Payload
  readonly transport: MailTransport
  /** Right side of the Message-ID. */
  readonly domain: string
  readonly onError: (error: unknown) => void
}): Deliverer {
  const { payload, transport, domain, onError } = options
  let stopped = false
  let again = false
  let underWay: Promise<void> | undefined

  const work = async () => {
    while (again && !stopped) {
      again = false
      const claimed = await claimMails(payload, BATCH, new Date())
      await Promise.all(claimed.map(deliver))
      if (claimed.length > 0) again = true
    }
  }
  const note = groupCommit<NotedResult>((notes) => noteResults(payload, notes))
  const deliver = async (claimed: ClaimedMail) => note({ claimed, result: await attempt(claimed) })
  const attempt = async ({ mail, token, createdAt, attempts }: ClaimedMail): Promise<MailResult> => {
    try {
      await transport.send(await composeMail(mail, { token, domain, date: createdAt }))
      return { state: 'sent', sentAt: new Date() }
    } catch (error) {
      const text = String(error instanceof Error ? error.message : error).slice(0, MAX_ERROR_LENGTH)
      return { ...afterFailure(attempts + 1, new Date()), error: text }
    }
  }
  const wake = () => {
    again = true
    if (stopped || underWay) return
    underWay = work()
      .catch(onError)
      .finally(() => {
        underWay = undefined
      })
  }
  const timer = setInterval(wake, LOOK_EVERY_MS)
  timer.unref()
  void freeAbandoned(payload, new Date()).catch(onError).then(wake)
  return {
    wake,
    async stop() {
      stopped = true
      clearInterval(timer)
      await underWay
      transport.close()
    },
  }
}
