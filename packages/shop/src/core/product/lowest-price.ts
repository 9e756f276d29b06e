import { type Amount, least } from '../money/amount.ts'
import { type PricePlan, priceAt } from './price-plan.ts'

/** A plan that was published, and when. */
export interface PublishedPlan {
  readonly plan: PricePlan
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Days before a reduction whose lowest price is named. */
export const DAYS_BEFORE = 30

const DAY_MS = 86_400_000

/** A price, and from when it counted. */
interface Step {
  readonly at: number
  readonly price: Amount
  readonly isReduced: boolean
}

/**
 * Lowest price of the 30 days before the price was reduced, which has to be named beside a reduced one.
 *
 * @param history Plans of one product or variant, oldest first.
 * @param now Milliseconds since 1970.
 * @returns Undefined while the price is not reduced, and for what is sold for the first time at that price.
 * @see https://eur-lex.europa.eu/eli/dir/1998/6/oj (Article 6a)
 */
export function lowestBefore(history: readonly PublishedPlan[], now: number): Amount | undefined {
  const steps = stepsOf(history, now)
  const begin = steps.findLastIndex(({ isReduced }, place) => isReduced && !steps[place - 1]?.isReduced)
  const start = steps[begin]
  if (!start || !steps.at(-1)?.isReduced) return undefined
  const since = start.at - DAYS_BEFORE * DAY_MS
  const before = steps.slice(0, begin).filter((_, place) => (steps[place + 1]?.at ?? now) > since)
  const [first, ...others] = before.map(({ price }) => price)
  return first === undefined ? undefined : others.reduce(least, first)
}

/** Prices in the order of time, up to now. */
function stepsOf(history: readonly PublishedPlan[], now: number): readonly Step[] {
  return history
    .filter(({ at }) => at <= now)
    .flatMap(({ plan, at }, place) => {
      const end = Math.min(history[place + 1]?.at ?? Number.POSITIVE_INFINITY, now + 1)
      const { from, until } = plan.reduced ?? {}
      const moments = [at, from, until].filter((moment): moment is number => moment !== undefined)
      return [...new Set(moments)]
        .filter((moment) => moment >= at && moment < end)
        .sort((one, other) => one - other)
        .map((moment) => {
          const { price, regular } = priceAt(plan, moment)
          return { at: moment, price, isReduced: regular !== undefined }
        })
    })
}

/** True for plans by which the price is the same at every moment. */
export function samePlan(one: PricePlan, other: PricePlan): boolean {
  const [first, second] = [one.reduced, other.reduced]
  return (
    one.regular === other.regular &&
    first?.price === second?.price &&
    first?.from === second?.from &&
    first?.until === second?.until
  )
}
