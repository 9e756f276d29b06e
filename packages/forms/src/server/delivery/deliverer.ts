import type { Payload } from 'payload'
import { afterFailure, LEASE_MS } from '../../core/delivery.ts'
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
const AT_ONCE = 16

/** Milliseconds between two tries to note what became of one. */
const NOTE_AGAIN_MS = 1_000

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
  let claiming: Promise<void> | undefined
  const underWay = new Map<number, Promise<void>>()

  const claim = async () => {
    while (again && !stopped && underWay.size < AT_ONCE) {
      again = false
      const claimed = await claimDue(payload, {
        kind,
        limit: AT_ONCE - underWay.size,
        now: now(),
        except: underWay.keys(),
      })
      for (const each of claimed) begin(each)
    }
  }
  const begin = (claimed: Claimed) => {
    const sending = deliver(claimed)
      .catch(onError)
      .finally(() => {
        underWay.delete(claimed.id)
        wake()
      })
    underWay.set(claimed.id, sending)
  }
  const note = groupCommit<NotedResult>((notes) => noteResults(payload, notes))
  const deliver = async (claimed: Claimed) => {
    const forgottenAt = performance.now() + LEASE_MS
    const noted = { claimed, result: await attempt(claimed) }
    for (let isFirst = true; ; isFirst = false) {
      try {
        return await note(noted)
      } catch (error) {
        // What was taken and is not noted would be sent again: while the claim lasts, the database may come back.
        if (stopped || performance.now() >= forgottenAt) throw error
        if (isFirst) onError(error)
        await new Promise((resolve) => setTimeout(resolve, NOTE_AGAIN_MS))
      }
    }
  }
  const attempt = async (claimed: Claimed): Promise<DeliveryResult> => {
    try {
      await sender.send(claimed)
      return { state: 'sent', sentAt: now() }
    } catch (error) {
      const text = String(error instanceof Error ? error.message : error).slice(0, MAX_ERROR_LENGTH)
      return { ...afterFailure(claimed.attempts + 1, now(), error), error: text }
    }
  }
  const wake = () => {
    again = true
    if (stopped || claiming) return
    claiming = claim()
      .catch(onError)
      .finally(() => {
        claiming = undefined
        // Somebody may have woken it between its last look and its end.
        if (again && underWay.size < AT_ONCE) wake()
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
      await claiming
      await Promise.all(underWay.values())
      sender.close()
    },
  }
}
