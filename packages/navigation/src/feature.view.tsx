import type { FeatureView } from '@vitrine/kit/core'
import { siteOf } from '@vitrine/seo/core'
import { parseTheme } from '@vitrine/theme/core'
import { footerLayoutOf, parseFooter } from './core/footer.ts'
import { parseHeader } from './core/header.ts'
import { navigationState } from './core/navigation-state.ts'
import { SCHEME_SCRIPT } from './core/scheme.ts'
import { blockParsers } from './core.ts'
import { Breadcrumb } from './ui/breadcrumb.tsx'
import { SiteFooter } from './ui/site-footer.tsx'
import { SiteHeader } from './ui/site-header.tsx'
import { blocks } from './ui.ts'

/** Steps from the home page to a page that shows the way to it, both included. */
const SHOWN_STEPS = 3

export const view: FeatureView = {
  blocks,
  parsers: blockParsers,
  globals: ['site', 'theme', 'header', 'footer'],
  prepare(inputs) {
    const { globals, parse, locale, home } = inputs
    const site = siteOf(inputs)
    const { scheme, type } = parseTheme(globals.theme, locale)
    const header = parseHeader(globals.header, parse)
    const footer = parseFooter(globals.footer, parse)
    const label = site.texts.breadcrumb
    return {
      // On a site of one scheme, what a visitor once chose says nothing.
      ...(scheme === undefined && { inlineScript: SCHEME_SCRIPT }),
      pageStates: ({ trail }) => [navigationState.entry({ trail, label, texts: header.texts })],
      header: ({ context, languages }, tools) => (
        <SiteHeader
          header={header}
          tools={tools}
          siteName={site.name}
          logo={site.logo}
          contact={site.contact}
          home={home}
          languages={languages}
          type={type}
          context={context}
        />
      ),
      footer: ({ context, languages, ...page }) => (
        <SiteFooter
          footer={footer}
          layout={footerLayoutOf(footer, page)}
          site={site}
          languages={languages}
          hasSchemes={scheme === undefined}
          context={context}
        />
      ),
      above({ context, blocks }) {
        const { trail } = navigationState.of(context)
        const isShown = trail.length >= SHOWN_STEPS && !blocks.some(({ blockType }) => blockType === 'breadcrumb')
        return isShown && <Breadcrumb trail={trail} label={label} />
      },
    }
  },
}
