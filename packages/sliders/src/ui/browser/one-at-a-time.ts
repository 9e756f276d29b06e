/** Does one thing at a time; of what is asked for meanwhile, only the last is done. */
export interface OneAtATime<Wanted> {
  isBusy(): boolean
  /** Resolves when it is done, or when something else was asked for instead. */
  ask(wanted: Wanted): Promise<void>
  /** Does it at once, whatever is under way. */
  begin(wanted: Wanted): Promise<void>
  /** Nothing begins until it is released. */
  seize(): void
  release(): void
  /** Gives up what was asked for and has not begun. */
  drop(): void
}

/** @param onMore Something else is asked for while this is under way. */
export function oneAtATime<Wanted>(run: (wanted: Wanted) => Promise<void>, onMore: () => void): OneAtATime<Wanted> {
  let busy = false
  let seized = false
  let last: { readonly wanted: Wanted; readonly done: () => void } | undefined

  const begin = async (wanted: Wanted) => {
    busy = true
    try {
      await run(wanted)
    } finally {
      busy = false
      goOn()
    }
  }
  const goOn = () => {
    if (busy || seized || !last) return
    const { wanted, done } = last
    last = undefined
    begin(wanted).then(done)
  }
  return {
    isBusy: () => busy,
    begin,
    ask(wanted) {
      if (!busy && !seized) return begin(wanted)
      last?.done()
      const done = new Promise<void>((resolve) => {
        last = { wanted, done: resolve }
      })
      onMore()
      return done
    },
    seize() {
      seized = true
    },
    release() {
      seized = false
      goOn()
    },
    drop() {
      last?.done()
      last = undefined
    },
  }
}
