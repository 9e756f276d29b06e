import { createHash } from 'node:crypto'
import { given, type Image, mediaFilename, record, text } from '@vitrine/content/core'
import type { StoredPage } from '@vitrine/content/queries'
import {
  cardHash,
  cropHash,
  type FontFace,
  hasGlyphs,
  IMAGE_HEIGHT,
  IMAGE_WIDTH,
  type SharedImage,
  type ShareLook,
  shareAddress,
  shareCard,
} from '@vitrine/share-image/core'
import { PAIRINGS, type Pairing, parseDesign } from '@vitrine/theme/core'
import type { SiteFrame } from './site-frame.ts'

/** Letters of a name: as many as keep two images apart. */
const HASH_LENGTH = 16

/** Tracking of headings of the first size, in em, as `base.css` has it. */
const HEADING_TRACKING = -0.02

/** @returns The image to be cut; undefined for one that is drawn in lines, which nobody cuts. */
export function sharedImage({ fallback, focalPoint }: Image): SharedImage | undefined {
  const file = mediaFilename(fallback.url)
  if (fallback.type === 'image/svg+xml' || file === undefined) return undefined
  const image = { file, focalPoint }
  return { kind: 'given', given: image, hash: cropHash(image, digest) }
}

/** @returns Undefined when a letter is in none of the site's typefaces. */
export function sharedCard(
  page: StoredPage,
  { site, storedTheme }: SiteFrame,
  locale: string,
  typefaces: ReadonlyMap<string, readonly FontFace[]>,
): SharedImage | undefined {
  const title = text(page.meta.title) ?? page.title
  const card = shareCard({ title, siteName: site.name, locale }, lookOf(storedTheme))
  const facesOf = (names: readonly string[]) => names.flatMap((name) => typefaces.get(name) ?? [])
  const canBeDrawn =
    hasGlyphs(card.title, facesOf(card.type.display)) && hasGlyphs(card.siteName, facesOf(card.type.text))
  return canBeDrawn ? { kind: 'card', card, hash: cardHash(card, digest) } : undefined
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

/** Metadata in a page's head about its shared image. @param alt Alternative text of an image of its own. */
export function shownWhereShared(shared: SharedImage, alt: string, siteUrl: string, address: string) {
  const isCard = shared.kind === 'card'
  return {
    url: siteUrl + shareAddress(shared.hash, address, isCard ? 'png' : 'jpg'),
    width: IMAGE_WIDTH,
    height: IMAGE_HEIGHT,
    alt: isCard ? shared.card.title : alt,
  }
}

function digest(content: string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, HASH_LENGTH)
}
