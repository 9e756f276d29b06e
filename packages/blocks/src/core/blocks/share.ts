import { given, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase } from '@vitrine/kit/core'
import { SHARE_NETWORKS, type ShareNetwork } from '../share-address.ts'

/** Links with which visitors tell others of the page. */
export interface ShareBlock extends BlockBase {
  readonly blockType: 'share'
  readonly label?: string
  readonly networks: readonly ShareNetwork[]
  readonly copy: boolean
  /** The share sheet of the visitor's system, where there is one. */
  readonly sheet: boolean
}

export const parseShare: BlockParser = (raw): ShareBlock => {
  const chosen: readonly unknown[] = Array.isArray(raw.networks) ? raw.networks : []
  return {
    ...blockBase(raw, 'share'),
    networks: (Object.keys(SHARE_NETWORKS) as ShareNetwork[]).filter((network) => chosen.includes(network)),
    copy: raw.copy !== false,
    sheet: raw.sheet !== false,
    ...given({ label: text(raw.label) }),
  }
}
