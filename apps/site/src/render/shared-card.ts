import { createHash } from 'node:crypto'
import type { StoredPage } from '@vitrine/cms/content'
import { PAIRINGS, type Pairing, parseDesign } from '@vitrine/pages/core'
import {
  canBeSet,
  cardHash,
  type FontFace,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  type ShareCard,
  type ShareLook,
  shareAddress,
  shareCard,
} from '@vitrine/share-picture/core'
import { given, record, text } from '@vitrine/ui/core'
import type { SiteFrame } from './page-renderer.tsx'

/** A picture for shared links before it is drawn. */
export interface SharedCard {
  readonly card: ShareCard
  /** Names what is drawn. */
  readonly hash: string
}

/** Letters of a name: as many as keep two pictures apart. */
const HASH_LENGTH = 16

/** Tracking of headings of the first size, in em, as `base.css` has it. */
const HEADING_TRACKING = -0.02

/** @returns Undefined when a letter is in none of the site's typefaces. */
export function sharedCard(
  page: StoredPage,
  { site, storedTheme }: SiteFrame,
  locale: string,
  typefaces: ReadonlyMap<string, readonly FontFace[]>,
): SharedCard | undefined {
  const title = text(page.meta.title) ?? page.title
  const card = shareCard({ title, siteName: site.name, locale }, lookOf(storedTheme))
  const facesOf = (names: readonly string[]) => names.flatMap((name) => typefaces.get(name) ?? [])
  const canBeDrawn =
    canBeSet(card.title, facesOf(card.type.display)) && canBeSet(card.siteName, facesOf(card.type.text))
  return canBeDrawn ? { card, hash: cardHash(card, digest) } : undefined
}

/** @param stored The `theme` global. A site that has both schemes is shared in its light one. */
function lookOf(stored: unknown): ShareLook {
  const theme = record(stored)
  const design = parseDesign(theme)
  const { paper, surface, ink, accent, line } = design[theme.scheme === 'dark' ? 'dark' : 'light']
  const pairing: Pairing = PAIRINGS[design.pairing]
  return {
    colors: { paper, surface, ink, accent, line },
    type: {
      weight: pairing.weight,
      ...given({ opticalSize: pairing.opticalSize }),
      tracking: HEADING_TRACKING * pairing.tightness,
      leading: pairing.leading,
      display: [pairing.display, pairing.hebrew.display],
      text: [pairing.text, pairing.hebrew.text],
    },
  }
}

/** How the head of a page names its drawn picture. */
export function drawnImage({ card, hash }: SharedCard, siteUrl: string, address: string) {
  return { url: siteUrl + shareAddress(hash, address), width: PICTURE_WIDTH, height: PICTURE_HEIGHT, alt: card.title }
}

function digest(content: string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, HASH_LENGTH)
}
