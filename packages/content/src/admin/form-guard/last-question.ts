type Fetch = typeof fetch

/** Header by which Next calls a function of the server: Payload's forms ask for their state so. */
const FUNCTION_HEADER = 'next-action'

let askedAtMs = Number.NEGATIVE_INFINITY

/** Milliseconds of `performance.now()` at which a form of this window last asked the server about itself. */
export function lastQuestionMs(): number {
  return askedAtMs
}

/** Sends requests, and notes those by which forms ask about themselves. */
export function notingQuestions(send: Fetch): Fetch {
  return (input, init) => {
    if (new Headers(init?.headers).has(FUNCTION_HEADER)) askedAtMs = performance.now()
    return send(input, init)
  }
}
