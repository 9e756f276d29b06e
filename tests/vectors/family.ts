/** One recorded case, as its file has it. Its keys are the family's own. */
export type Vector = Readonly<Record<string, unknown>>

/** A file of recorded cases: its own keys (`family`, `about`, defaults of the family), its cases apart. */
export interface VectorFile {
  readonly family: string
  readonly vectors: readonly Vector[]
  /** What a family says once for all its cases: `default_form`, `defaults`, `standard_detail`. */
  readonly shared: Readonly<Record<string, unknown>>
}

/** A family made ready for the cases of one file. */
export interface Checks {
  /** @returns Undefined when our code does what was recorded, else in a few words how it differs. */
  readonly check: (vector: Vector) => Verdict | Promise<Verdict>
  /** Ends what was started for the cases: a server, a browser. */
  readonly close?: () => Promise<void>
}

export type Verdict = string | undefined

export interface Family {
  /** Starts what the cases of a file need. */
  readonly open: (file: VectorFile) => Promise<Checks>
}

/** A family whose cases need nothing around them. `V` is what the recordings of the family look like. */
export function plainFamily<V>(check: (vector: V, file: VectorFile) => Verdict): Family {
  return { open: async (file) => ({ check: (vector) => check(vector as V, file) }) }
}
