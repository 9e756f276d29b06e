import { HOSTILE } from '@vitrine/ui/examples'
import type { ShareBlock } from './share.block.ts'

export const examples = [
  {
    blockType: 'share',
    id: 'share-all',
    label: 'Tell someone who is moving house',
    networks: ['facebook', 'twitter', 'linkedin', 'whatsapp', 'reddit', 'bluesky', 'mastodon', 'email'],
    copy: true,
    sheet: true,
  },
  { blockType: 'share', id: 'share-minimal', networks: ['digg'], copy: false, sheet: false },
  { blockType: 'share', id: 'share-hostile', label: HOSTILE, networks: ['email'], copy: true, sheet: false },
] satisfies ShareBlock[]
