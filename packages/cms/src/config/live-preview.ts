import { forwardedOrigin } from '@vitrine/http/core'
import type { LivePreviewConfig } from 'payload'
import type { ContentModel } from './content-model.ts'

/** Windows in which an editor may look at a page, in CSS pixels. */
const WINDOWS = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
]

/**
 * Shows the page beside its form. The page asks for its own markup again while the editor types, see the site's
 * `/preview` addresses.
 *
 * @param siteUrl Origin of the site, for when the request does not say where its editor came from.
 * @param shown Documents that are pages of their own, and globals whose effect is shown on the home page.
 */
export function livePreview(
  siteUrl: string,
  shown: ContentModel['livePreview'],
): LivePreviewConfig & { collections: string[]; globals: string[] } {
  return {
    collections: [...shown.collections],
    globals: [...shown.globals],
    breakpoints: WINDOWS,
    url: ({ collectionConfig, data, globalConfig, locale, req }) => {
      const origin = forwardedOrigin(req.headers) ?? siteUrl
      const place = globalConfig ? `globals/${globalConfig.slug}` : `${collectionConfig?.slug}/${data.id}`
      return `${origin}/preview/${place}?locale=${locale?.code ?? ''}`
    },
  }
}
