import { given } from '@vitrine/content/core'
import { amountOf } from '../money/amount.ts'
import type { PublishedPlan } from './lowest-price.ts'

/** Reads a plan of the log of prices: amounts as numbers or texts, moments as dates or ISO texts. */
export function planOfRow(row: Readonly<Record<string, unknown>>): PublishedPlan {
  const { regular, reduced, reducedFrom, reducedUntil, at } = row
  return {
    at: momentOf(at) ?? 0,
    plan: {
      regular: amountOf(Number(regular)),
      ...(reduced !== null &&
        reduced !== undefined && {
          reduced: {
            price: amountOf(Number(reduced)),
            ...given({ from: momentOf(reducedFrom), until: momentOf(reducedUntil) }),
          },
        }),
    },
  }
}

function momentOf(value: unknown): number | undefined {
  return value === null || value === undefined
    ? undefined
    : (value instanceof Date ? value : new Date(String(value))).getTime()
}
