import { HOSTILE } from '@vitrine/ui/examples'
import type { FollowLinksBlock } from './follow-links.block.ts'

const profiles = [
  { id: 'instagram', label: 'Instagram', url: 'https://www.instagram.com/haldenrye' },
  { id: 'mastodon', label: 'Mastodon', url: 'https://mastodon.social/@haldenrye' },
  { id: 'linkedin', label: 'LinkedIn', url: 'https://www.linkedin.com/company/haldenrye' },
]

export const examples = [
  { blockType: 'followLinks', id: 'follow-icons', label: 'From the workshop, on Fridays', look: 'icons', profiles },
  { blockType: 'followLinks', id: 'follow-names', look: 'names', profiles },
  {
    blockType: 'followLinks',
    id: 'follow-hostile',
    look: 'names',
    profiles: [{ id: 'elsewhere', label: HOSTILE, url: 'https://elsewhere.example/' }],
  },
] satisfies FollowLinksBlock[]
