import { extensionKind } from '../core/extension.ts'
import type { LightboxProps } from '../core/settings.ts'

/** Links that may open in the lightbox: marked ones and, if so set, those around pictures in texts. */
export function selectorOf({ richText = true }: LightboxProps): string {
  return richText ? 'a[data-lightbox], .prose a:has(img)' : 'a[data-lightbox]'
}

/** Whether a link leads to a picture or a film of its own accord. Others are judged by `links.ts`. */
export function isPlainItem({ href, dataset, protocol }: HTMLAnchorElement): boolean {
  return !dataset.lightboxType && protocol.startsWith('http') && extensionKind(href) !== undefined
}
