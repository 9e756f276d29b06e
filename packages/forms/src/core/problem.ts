/** Validation problem of a field. */
export interface Problem {
  readonly field: string
  readonly error: string
}
