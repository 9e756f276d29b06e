import { createHash } from 'node:crypto'
import type { StoredPage } from '@vitrine/cms/content'
import {
  canBeSet,
  cardHash,
  type FontFace,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  type ShareCard,
  shareAddress,
  shareCard,
} from '@vitrine/share-picture/core'
import { text } from '@vitrine/ui/core'
import type { SiteFrame } from './page-renderer.tsx'

/** A picture for shared links before it is drawn. */
export interface SharedCard {
  readonly card: ShareCard
  /** Names what is drawn. */
  readonly hash: string
}

/** Letters of a name: as many as keep two pictures apart. */
const HASH_LENGTH = 16

/** @returns Undefined when a letter is in none of the site's typefaces. */
export function sharedCard(
  page: StoredPage,
  { site, storedTheme }: SiteFrame,
  locale: string,
  typefaces: ReadonlyMap<string, readonly FontFace[]>,
): SharedCard | undefined {
  const title = text(page.meta.title) ?? page.title
  const card = shareCard({ title, siteName: site.name, locale, theme: storedTheme })
  const facesOf = (names: readonly string[]) => names.flatMap((name) => typefaces.get(name) ?? [])
  const canBeDrawn =
    canBeSet(card.title, facesOf(card.type.display)) && canBeSet(card.siteName, facesOf(card.type.text))
  return canBeDrawn ? { card, hash: cardHash(card, digest) } : undefined
}

/** How the head of a page names its drawn picture. */
export function drawnImage({ card, hash }: SharedCard, siteUrl: string, address: string) {
  return { url: siteUrl + shareAddress(hash, address), width: PICTURE_WIDTH, height: PICTURE_HEIGHT, alt: card.title }
}

function digest(content: string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, HASH_LENGTH)
}
