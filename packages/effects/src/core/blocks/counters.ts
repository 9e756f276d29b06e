import { given, list, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase } from '@vitrine/kit/core'

/** A number that a page is proud of. */
export interface Counter {
  readonly value: number
  /** Digits after the decimal separator, as many as were written. */
  readonly digits: number
  readonly prefix?: string
  readonly suffix?: string
  readonly label: string
}

/** Numbers side by side, which run to their value when they come into view. */
export interface CountersBlock extends BlockBase {
  readonly blockType: 'counters'
  readonly counters: readonly [Counter, ...Counter[]]
}

/** Most digits after the separator. */
const MAX_DIGITS = 4

export const parseCounters: BlockParser = (raw): CountersBlock | undefined => {
  const [first, ...others] = list(raw.counters).flatMap((item) => parseCounter(item) ?? [])
  return first && { ...blockBase(raw, 'counters'), counters: [first, ...others] }
}

function parseCounter(raw: Readonly<Record<string, unknown>>): Counter | undefined {
  const label = text(raw.label)
  if (typeof raw.value !== 'number' || !Number.isFinite(raw.value) || label === undefined) return undefined
  const digits = Math.min(MAX_DIGITS, String(raw.value).split('.')[1]?.length ?? 0)
  return { value: raw.value, digits, label, ...given({ prefix: text(raw.prefix), suffix: text(raw.suffix) }) }
}
