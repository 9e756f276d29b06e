import { choice, list, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase } from '@vitrine/kit/core'

export interface Progress {
  readonly label: string
  /** 0 to 100. */
  readonly percent: number
}

/** Shares of a whole, as bars or circles. */
export interface ProgressBlock extends BlockBase {
  readonly blockType: 'progress'
  readonly shape: 'bar' | 'circle'
  readonly items: readonly [Progress, ...Progress[]]
}

export const parseProgress: BlockParser = (raw): ProgressBlock | undefined => {
  const [first, ...others] = list(raw.items).flatMap((item) => parseItem(item) ?? [])
  return (
    first && { ...blockBase(raw, 'progress'), shape: choice(raw.shape, ['bar', 'circle']), items: [first, ...others] }
  )
}

function parseItem(raw: Readonly<Record<string, unknown>>): Progress | undefined {
  const label = text(raw.label)
  if (typeof raw.percent !== 'number' || !Number.isFinite(raw.percent) || label === undefined) return undefined
  return { label, percent: Math.min(100, Math.max(0, raw.percent)) }
}
