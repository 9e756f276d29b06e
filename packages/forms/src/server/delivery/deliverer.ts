import type { Payload } from 'payload'
import { afterFailure } from '../../core/delivery.ts'
import { groupCommit } from '../group-commit.ts'
import {
  type Claimed,
  claimDue,
  type DeliveryKind,
  type DeliveryResult,
  freeAbandoned,
  type NotedResult,
  noteResults,
} from './queue.ts'

/** Mails or webhooks under way at a time. */
const BATCH = 16

/** Milliseconds between two looks for what is due, when nothing wakes the deliverer earlier. */
const LOOK_EVERY_MS = 5_000

/** Characters kept of what a receiver says. */
const MAX_ERROR_LENGTH = 500

export interface Deliverer {
  /** Says that there may be something to send. */
  wake(): void
  /** Finishes what is under way and begins nothing more. */
  stop(): Promise<void>
}

/** Hands one kind of things over. */
export interface Sender {
  /** Resolves once it is taken for good. The token is the same for every try, so that a receiver can tell a repetition. */
  send(claimed: Claimed): Promise<void>
  close(): void
}

/** Sends what of one kind waits in the database, until it is taken or given up. */
export function startDeliverer(options: {
  readonly payload: Payload
  readonly kind: DeliveryKind
  readonly sender: Sender
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}): Deliverer {
  const { payload, kind, sender, now, onError } = options
  let stopped = false
  let again = false
  let underWay: Promise<void> | undefined

  const work = async () => {
    while (again && !stopped) {
      again = false
      const claimed = await claimDue(payload, { kind, limit: BATCH, now: now() })
      await Promise.all(claimed.map(deliver))
      if (claimed.length > 0) again = true
    }
  }
  const note = groupCommit<NotedResult>((notes) => noteResults(payload, notes))
  const deliver = async (claimed: Claimed) => note({ claimed, result: await attempt(claimed) })
  const attempt = async (claimed: Claimed): Promise<DeliveryResult> => {
    try {
      await sender.send(claimed)
      return { state: 'sent', sentAt: now() }
    } catch (error) {
      const text = String(error instanceof Error ? error.message : error).slice(0, MAX_ERROR_LENGTH)
      return { ...afterFailure(claimed.attempts + 1, now()), error: text }
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
  void freeAbandoned(payload, kind, now()).catch(onError).then(wake)
  return {
    wake,
    async stop() {
      stopped = true
      clearInterval(timer)
      await underWay
      sender.close()
    },
  }
}
