import { enhancer } from '@vitrine/islands/ui'
import type { BlockRenderer } from '@vitrine/kit/core'
import type { RawHtmlBlock } from '../../core/blocks/raw-html.ts'
import { embeddedVideos } from '../../core/embedded-videos.ts'

const VideoEmbeds = enhancer('video-embeds', { when: 'visible' })

export const RawHtml: BlockRenderer = ({ block }) => {
  const { html } = block as RawHtmlBlock
  // biome-ignore lint/security/noDangerouslySetInnerHtml: its parser lets nothing through that runs
  const content = <div className="raw-html prose" dangerouslySetInnerHTML={{ __html: html }} />
  return embeddedVideos(html).hasVideos ? <VideoEmbeds>{content}</VideoEmbeds> : content
}
