import type { Known } from './known.ts'
import type { Run } from './run.ts'

/** One recorded case, as its file has it. Its keys are the family's own. */
export type Vector = Readonly<Record<string, unknown>>

/** A file of recorded cases: its own keys (`family`, defaults of the family), its cases apart. */
export interface VectorFile {
  readonly family: string
  readonly vectors: readonly Vector[]
  /** Shared data of a family's cases: `default_form`, `defaults`, `standard_detail`. */
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

/** Fields of a family's recordings, besides the `name` that every case may have. */
export interface KnownFields {
  readonly vector: Known
  /** Shared data of a file's cases. Absent: none. */
  readonly shared?: Known
}

export interface Family {
  /** A case with anything else fails, since nobody would see that it is passed over. */
  readonly known: KnownFields
  /** Starts what the cases of a file need. */
  readonly open: (file: VectorFile, run: Run) => Promise<Checks>
}

/** A family whose cases need nothing around them. `V` is what the recordings of the family look like. */
export function plainFamily<V>(known: KnownFields, check: (vector: V, file: VectorFile) => Verdict): Family {
  return { known, open: async (file) => ({ check: (vector) => check(vector as V, file) }) }
}
