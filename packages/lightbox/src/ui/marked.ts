import { extensionKind } from '../core/extension.ts'
import type { LightboxProps } from '../core/settings.ts'

/** Links that may open in the lightbox: marked ones and, if so set, those around images in texts. */
export function selectorOf({ richText = true }: LightboxProps): string {
  return richText ? 'a[data-lightbox], .prose a:has(img)' : 'a[data-lightbox]'
}

/** Tells if the address of a link shows that it is an image or a video. `links.ts` judges the others. */
export function isPlainItem({ href, dataset, protocol }: HTMLAnchorElement): boolean {
  return !dataset.lightboxType && protocol.startsWith('http') && extensionKind(href) !== undefined
}
