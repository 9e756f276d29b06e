/** A part of what a page tells its blocks. Only {@link FeatureState.entry} makes one. */
export interface StateEntry {
  readonly name: string
}

/** States of a page for its blocks, by name. */
export type FeatureStates = ReadonlyMap<string, StateEntry>

/** A state that one feature gives to pages, and that its own blocks or those of others read. */
export interface FeatureState<State extends object> {
  /** @param state What differs from the initial state. */
  entry(state: Partial<State>): StateEntry
  /** Reads it from the context of a page or a parser; the initial state where nobody gave one. */
  of(context: { readonly features?: FeatureStates }): State
}

/**
 * Declares a state. It stands in the package that ranks lowest of those that read it, marked `@__PURE__`, so that scripts
 * of browsers leave it out.
 *
 * @param name Unique among all states.
 * @param initial On pages that were given none.
 */
export function featureState<State extends object>(name: string, initial: State): FeatureState<State> {
  const states = new WeakMap<StateEntry, State>()
  return {
    entry(state) {
      const entry = { name }
      states.set(entry, { ...initial, ...state })
      return entry
    },
    of({ features }) {
      const entry = features?.get(name)
      return (entry && states.get(entry)) ?? initial
    },
  }
}

/** Puts entries together; of two with one name the later counts. */
export function featureStates(entries: readonly StateEntry[]): FeatureStates {
  return new Map(entries.map((entry) => [entry.name, entry]))
}
