import { type TracedWork, traced } from '@vitrine/content/tracing'
import type { Payload } from 'payload'
import { afterFailure, LEASE_MS, NotTakenByAll } from '../core/retry.ts'
import {
  type Claimed,
  claimDue,
  type DeliveryKind,
  type DeliveryResult,
  freeAbandoned,
  type NotedResult,
  newClaim,
  noteResults,
} from '../store/queue.ts'
import type { Claim } from '../store/queue-mails.ts'
import { gather } from './gather.ts'
import { groupCommit } from './group-commit.ts'

/** Mails or webhooks under way at a time. */
const AT_ONCE = 16

/** Sendings that begin together: those of a message and of the next ones, which are noted together then. */
const BEGIN_TOGETHER = AT_ONCE / 2

/** Milliseconds that a sending waits for others at most. Each note alone makes the database durable once more. */
const GATHER_MS = 25

/** Milliseconds between two tries to note what became of one. */
const NOTE_AGAIN_MS = 1_000

/** Milliseconds between two looks for what is due, when nothing wakes the deliverer earlier. */
const LOOK_EVERY_MS = 5_000

/** Characters kept of what receivers say. */
const MAX_ERROR_LENGTH = 2_000

export interface Deliverer {
  /** Says that there may be something to send. */
  wake(): void
  /**
   * Begins at once with what is being queued, so that nobody has to look for it in the database.
   *
   * @param wanted How many there may be.
   * @param queue Queues them, as many as there is capacity for under the claim. Resolves with those once they are durable.
   */
  handOver(wanted: number, queue: (claim: Claim, capacity: number) => Promise<readonly Claimed[]>): Promise<void>
  /** Finishes what is under way and begins nothing more. */
  stop(): Promise<void>
}

/** Hands one kind of things over. */
export interface Sender {
  /** True if it writes mails into the outbox folder, on a site without a mail server. */
  readonly isOutbox?: boolean
  /**
   * Resolves once it is taken for good. The token is the same for every try, so that a receiver can tell a repetition.
   *
   * @throws {NotTakenByAll} when some receivers have not taken it: the next try has the content that it names.
   */
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
  /** Number of those that are being claimed. */
  let promised = 0
  /** True if more may be due than the last claim could hold. */
  let isBehind = false

  const capacity = () => (stopped ? 0 : Math.max(AT_ONCE - underWay.size - promised, 0))
  const handingOver = new Set<Promise<void>>()
  /** Begins with what `find` claims, at most `count` things. */
  const beginWith = async (count: number, find: () => Promise<readonly Claimed[]>) => {
    promised += count
    try {
      for (const each of await find()) begin(each)
    } finally {
      promised -= count
    }
  }
  const claim = async () => {
    for (let count = capacity(); again && count > 0; count = capacity()) {
      again = false
      await beginWith(count, async () => {
        const claimed = await claimDue(payload, { kind, limit: count, now: now(), except: underWay.keys() })
        isBehind = claimed.length === count
        return claimed
      })
    }
  }
  const othersToo = gather({ atMost: BEGIN_TOGETHER, ms: GATHER_MS })
  const begin = (claimed: Claimed) => {
    const sending = othersToo()
      .then(() => deliver(claimed))
      .catch(onError)
      .finally(() => {
        underWay.delete(claimed.id)
        if (again || isBehind) wake()
      })
    underWay.set(claimed.id, sending)
  }
  const note = groupCommit<NotedResult>(async (notes) => {
    if ((await noteResults(payload, notes)) > 0) again = true
  })
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
      await traced(workOf(kind, claimed), () => sender.send(claimed))
      return { state: 'sent', sentAt: now(), isInOutbox: sender.isOutbox === true }
    } catch (error) {
      const text = String(error instanceof Error ? error.message : error).slice(0, MAX_ERROR_LENGTH)
      const rest = error instanceof NotTakenByAll ? error.rest : undefined
      const failedAt = now()
      return { ...afterFailure(claimed.attempts + 1, failedAt, error), failedAt, error: text, rest }
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
        if (again && capacity() > 0) wake()
      })
  }
  const timer = setInterval(wake, LOOK_EVERY_MS)
  timer.unref()
  void freeAbandoned(payload, kind, now()).catch(onError).then(wake)
  return {
    wake,
    async handOver(wanted, queue) {
      // What waits already goes first.
      const count = isBehind ? 0 : Math.min(wanted, capacity())
      if (count < wanted) isBehind = true
      const beginning = beginWith(count, () => queue(newClaim(now()), count))
      handingOver.add(beginning)
      await beginning.finally(() => handingOver.delete(beginning))
      if (count < wanted) wake()
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      await claiming
      await Promise.allSettled(handingOver)
      await Promise.all(underWay.values())
      sender.close()
    },
  }
}

function workOf(kind: DeliveryKind, { id, attempts }: Claimed): TracedWork {
  return {
    name: `deliver ${kind}`,
    kind: 'client',
    facts: { 'vitrine.delivery.id': id, 'vitrine.delivery.attempt': attempts + 1 },
  }
}
