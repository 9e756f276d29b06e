import { type PageRenderer, pageRenderer } from './page-renderer.tsx'

/**
 * Renderer of tests: without typefaces, styles of blocks and requests.
 *
 * @param languages Languages of the site, the default first.
 */
export function testRenderer(locale: string, languages: readonly [string, ...string[]]): PageRenderer {
  return pageRenderer({
    siteUrl: 'https://site.example',
    languages,
    locale,
    assets: { script: '/entry.js', livePreview: '/live-preview.js', styles: [], icon: '/favicon.svg' },
    blockStyles: { address: () => undefined, read: () => undefined },
    typefaces: new Map(),
    fontSheets: () => ({ css: '', preloads: [] }),
    ajaxPath: '/wp-admin/admin-ajax.php',
    requestStates: async () => ({ states: [], isPersonal: () => false }),
  })
}
