import { given, record } from '@vitrine/content/core'
import { type FeatureView, pageLinks, type ShownPage, videoPlaceTexts } from '@vitrine/kit/core'
import { parseLightbox } from './core/settings.ts'
import { lightboxSources } from './core/sources.ts'
import { Lightbox } from './ui/lightbox.tsx'

export const view: FeatureView = {
  globals: ['site'],
  prepare({ globals }) {
    const settings = parseLightbox(record(globals.site).lightbox)
    const sources = ({ context }: ShownPage) => lightboxSources(settings, pageLinks.of(context).marked)
    return {
      sources,
      // A video that the lightbox opens looks as one that stands on the page.
      likeBlocks: ({ context }) => (pageLinks.of(context).marked.length > 0 ? ['video'] : []),
      around(page, content) {
        if (!pageLinks.of(page.context).open) return content
        const { texts } = sources(page).length > 0 ? videoPlaceTexts.of(page.context) : {}
        return (
          <Lightbox settings={settings} {...given({ videoTexts: texts })}>
            {content}
          </Lightbox>
        )
      },
    }
  },
}
