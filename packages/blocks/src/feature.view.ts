import { given } from '@vitrine/content/core'
import { type FeatureView, pageLinks, storedBlockTexts } from '@vitrine/kit/core'
import { siteOf } from '@vitrine/seo/core'
import { faqPage } from './blocks/accordion/faq-page.ts'
import { rawHtmlSourcesOf } from './blocks/raw-html/raw-html-sources.ts'
import { parseBlockTexts } from './core/block-texts.ts'
import { CLOSED_NOTICES_SCRIPT } from './core/closed-notices.ts'
import { markedAddresses, opensLarge } from './core/opens-large.ts'
import { pageState } from './core/page-state.ts'
import { blockParsers } from './core.ts'
import { blocks } from './ui.ts'

export const view: FeatureView = {
  blocks,
  parsers: blockParsers,
  structuredData: faqPage,
  globals: ['site'],
  prepare(site) {
    const texts = parseBlockTexts(storedBlockTexts(site, 'pages'))
    const { social } = siteOf(site)
    return {
      inlineScript: CLOSED_NOTICES_SCRIPT,
      pageStates: ({ title, url, image, blocks }) => [
        pageState.entry({ texts, title, url, social, ...given({ image }) }),
        pageLinks.entry({ open: blocks.some(opensLarge), marked: markedAddresses(blocks) }),
      ],
      sources: ({ blocks }) => rawHtmlSourcesOf(blocks),
    }
  },
}
