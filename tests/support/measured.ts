import { readFile } from 'node:fs/promises'
import type { TestContext } from 'vitest'

/** Measurements of a test. `npm run soak` records them; no test asserts them. */
export interface Measured {
  readonly times?: {
    /** Milliseconds of a request that asks for something plain, while nothing else is asked. */
    readonly idleMs: readonly number[]
    readonly answers: readonly { readonly ms: number; readonly title: string }[]
  }
  /** Memory before and after, by what holds it. */
  readonly memory: Readonly<Record<string, { readonly beforeBytes: number; readonly afterBytes: number }>>
}

declare module 'vitest' {
  interface TaskMeta {
    measured?: Measured
  }
}

/** Rounds of which one is preceded by an idle request. */
const ROUNDS_PER_IDLE = 10

/** Collects what requests of a test cost, next to idle requests of the same run. */
export interface Meter {
  /** Called before a request of each round. */
  beforeRound(number: number): Promise<void>
  /** @param title Of the request, for the slowest. */
  answered(title: string, ms: number): void
  /** Hands what was measured to the reporter. */
  finish(task: TestContext['task']): Promise<void>
}

/**
 * @param options.idle Asks for something plain.
 * @param options.pids Processes whose resident memory is compared, by name.
 */
export async function startMeter(options: {
  readonly idle: () => Promise<unknown>
  readonly pids: Readonly<Record<string, number>>
}): Promise<Meter> {
  const idleMs: number[] = []
  const answers: { ms: number; title: string }[] = []
  await options.idle()
  const before = await residents(options.pids)
  return {
    async beforeRound(number) {
      if (number % ROUNDS_PER_IDLE !== 0) return
      idleMs.push(await msOf(options.idle))
    },
    answered(title, ms) {
      answers.push({ ms, title })
    },
    async finish(task) {
      const after = await residents(options.pids)
      const memory = Object.fromEntries(
        Object.entries(before).flatMap(([name, beforeBytes]) => {
          const afterBytes = after[name]
          return afterBytes === undefined ? [] : [[name, { beforeBytes, afterBytes }] as const]
        }),
      )
      task.meta.measured = { times: { idleMs, answers }, memory }
    },
  }
}

/** @returns Milliseconds that something takes. */
async function msOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

const KIB = 1024

/** Resident memory of processes in bytes; those of systems that do not tell it are left out. */
async function residents(pids: Readonly<Record<string, number>>): Promise<Record<string, number>> {
  const read = Object.entries(pids).map(async ([name, pid]) => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    const kib = /VmRSS:\s+(\d+)/.exec(status)?.[1]
    return kib === undefined ? [] : [[name, Number(kib) * KIB] as const]
  })
  return Object.fromEntries((await Promise.all(read)).flat())
}
