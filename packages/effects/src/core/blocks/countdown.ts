import { given, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase } from '@vitrine/kit/core'

/** Time that is left until a moment. */
export interface CountdownBlock extends BlockBase {
  readonly blockType: 'countdown'
  readonly heading?: string
  /** ISO 8601 with its zone. */
  readonly until: string
  /** What stands there afterwards. */
  readonly afterwards?: string
}

export const parseCountdown: BlockParser = (raw): CountdownBlock | undefined => {
  const until = new Date(text(raw.until) ?? '')
  return Number.isNaN(until.getTime())
    ? undefined
    : {
        ...blockBase(raw, 'countdown'),
        until: until.toISOString(),
        ...given({ heading: text(raw.heading), afterwards: text(raw.afterwards) }),
      }
}
