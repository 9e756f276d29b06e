import type { GivenImage } from './crop.ts'
import type { ShareCard } from './share-card.ts'

/** Share image of a page: a card to be drawn, or an image to be cropped, with the hash that names it. */
export type SharedImage = { readonly hash: string } & (
  | { readonly kind: 'card'; readonly card: ShareCard }
  | { readonly kind: 'given'; readonly given: GivenImage }
)
