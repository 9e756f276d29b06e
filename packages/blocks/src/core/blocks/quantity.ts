import { given, text, within } from '@vitrine/content/core'
import {
  type BlockBase,
  type BlockParser,
  blockBase,
  type LinkView,
  parseLink,
  parseTitled,
  type Titled,
} from '@vitrine/kit/core'

/** Asks how many of something a visitor wants, and takes the number to a page of the site. */
export interface QuantityBlock extends BlockBase, Titled {
  readonly blockType: 'quantity'
  /** What is counted. */
  readonly label: string
  /** Field of the address in which the number stands: a form there may begin with it (`default:get`). */
  readonly name: string
  readonly value: number
  readonly min: number
  readonly max?: number
  readonly step: number
  /** Where it leads to: a path of this site. */
  readonly link: LinkView
}

/** Name of the field where its editor gave none. */
export const QUANTITY_NAME = 'quantity'

/** Numbers that editors may set: those that a visitor can still reach by pressing. */
export const QUANTITIES = { min: 0, max: 1_000_000, leastStep: 0.001 } as const

/** Names that addresses and forms both know. */
const NAME = /^[a-z][a-z0-9_-]{0,39}$/i

/** A number without anything to count, or a way to go, is none. */
export const parseQuantity: BlockParser = (raw, parse): QuantityBlock | undefined => {
  const label = text(raw.label)
  const link = parseLink(raw.link, parse)
  // Forms of a page may be sent to this site alone.
  if (label === undefined || !link?.href.startsWith('/')) return undefined
  const bounds = { min: QUANTITIES.min, max: QUANTITIES.max }
  const name = text(raw.name)
  const min = within(raw.min, bounds) ?? 0
  const max = within(raw.max, { ...bounds, min })
  return {
    ...blockBase(raw, 'quantity'),
    ...parseTitled(raw),
    label,
    name: name !== undefined && NAME.test(name) ? name : QUANTITY_NAME,
    min,
    step: within(raw.step, { min: QUANTITIES.leastStep, max: QUANTITIES.max }) ?? 1,
    value: within(raw.value, { min, max: max ?? QUANTITIES.max }) ?? Math.max(min, Math.min(1, max ?? 1)),
    link,
    ...given({ max }),
  }
}
