import type { GivenPicture } from './cut.ts'
import type { ShareCard } from './share-card.ts'

/** What a page is shared with, and the name of that. */
export type SharedPicture = { readonly hash: string } & (
  | { readonly kind: 'card'; readonly card: ShareCard }
  | { readonly kind: 'given'; readonly given: GivenPicture }
)
