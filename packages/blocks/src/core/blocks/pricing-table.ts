import { given, list, text } from '@vitrine/content/core'
import {
  type BlockBase,
  type BlockParser,
  blockBase,
  type LinkView,
  parseLink,
  parseTitled,
  rowId,
  type Titled,
} from '@vitrine/kit/core'

/** Offers side by side. */
export interface PricingTableBlock extends BlockBase, Titled {
  readonly blockType: 'pricingTable'
  readonly plans: readonly Plan[]
  readonly note?: string
}

interface Plan {
  readonly id: string
  readonly name: string
  readonly price?: string
  /** What the price is for: “a month”, “a room”. */
  readonly period?: string
  readonly text?: string
  /** Marks the one that most take: “Most rooms”. */
  readonly badge?: string
  readonly features: readonly { readonly id: string; readonly text: string; readonly included: boolean }[]
  readonly link?: LinkView
}

export const parsePricingTable: BlockParser = (raw, parse): PricingTableBlock | undefined => {
  const plans = list(raw.plans).flatMap((plan, index): Plan[] => {
    const name = text(plan.name)
    if (name === undefined) return []
    return [
      {
        id: rowId(plan, index),
        name,
        features: list(plan.features).flatMap((feature, place) => {
          const words = text(feature.text)
          return words === undefined
            ? []
            : [{ id: rowId(feature, place), text: words, included: feature.included !== false }]
        }),
        ...given({
          price: text(plan.price),
          period: text(plan.period),
          text: text(plan.text),
          badge: text(plan.badge),
          link: parseLink(plan.link, parse),
        }),
      },
    ]
  })
  if (plans.length === 0) return undefined
  return { ...blockBase(raw, 'pricingTable'), ...parseTitled(raw), plans, ...given({ note: text(raw.note) }) }
}
