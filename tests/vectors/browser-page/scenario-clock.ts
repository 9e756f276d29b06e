/** The time of a scenario. It passes with its steps, so that a busy machine changes nothing about what comes first. */
export interface ScenarioClock {
  /** Does something once so many milliseconds have passed; without delay, as soon as the page gets to it. */
  later(ms: number, what: () => void): void
  /** Lets milliseconds pass. */
  pass(ms: number): void
}

export function scenarioClock(): ScenarioClock {
  let now = 0
  let waiting: { readonly at: number; readonly what: () => void }[] = []
  return {
    later(ms, what) {
      if (ms === 0) setTimeout(what, 0)
      else waiting.push({ at: now + ms, what })
    },
    pass(ms) {
      now += ms
      const due = waiting.filter(({ at }) => at <= now).sort((one, other) => one.at - other.at)
      waiting = waiting.filter(({ at }) => at > now)
      for (const { what } of due) what()
    },
  }
}
