/** Data of a recorded scenario for its page. */
export interface Scenario {
  readonly rules: readonly unknown[]
  readonly replies: readonly RecordedReply[]
  /** Address of the protocol's namespace, which the recordings call `{api}`. */
  readonly api: string
  /** Members of an event's detail that are not recorded while they have these values. */
  readonly defaultDetail: Readonly<Record<string, unknown>>
  /** Stands for `{version}`. */
  readonly version: string
  readonly botCheckFails: boolean
}

export interface RecordedReply {
  readonly on: 'schema' | 'feedback' | 'refill'
  readonly status?: number
  readonly body?: unknown
  /** The body as it stands, where it is no JSON. */
  readonly raw?: string
  /** The network fails. */
  readonly abort?: unknown
  /** Milliseconds. */
  readonly delay?: number
}

/** Action of a visitor. */
export interface Step {
  /** One of `STEP_KEYS`. */
  readonly step: string
  readonly name?: string
  readonly selector?: string
  readonly value?: string
  readonly values?: readonly string[]
  readonly files?: readonly string[]
  readonly key?: string
  readonly ms?: number
  readonly n?: number
}

/** One thing that happened, in the keys of the recordings. */
export type LogEntry = Readonly<Record<string, unknown>>

/** Keys of entries for which the recording looked at the page. */
export const LOOKS = ['snapshot', 'snapshots', 'active', 'html', 'body'] as const

export type Look = (typeof LOOKS)[number]

/** Interface of the page to the runner. */
export interface RecordedPage {
  readonly log: LogEntry[]
  /** Lets milliseconds of the scenario's time pass: replies that were delayed come by it. */
  readonly pass: (ms: number) => void
  /** Islands and enhancers have started. */
  readonly started: () => boolean
  readonly perform: (step: Step) => void
  readonly look: (what: Look, selector?: string) => unknown
}

declare global {
  interface Window {
    scenario: Scenario
    recorded: RecordedPage
  }
}
