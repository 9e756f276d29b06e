import type { Amount } from './amount.ts'

/** An amount for each currency that a shop sells in, by its code: fixed, never converted. */
export type AmountsByCurrency = Readonly<Record<string, Amount>>
