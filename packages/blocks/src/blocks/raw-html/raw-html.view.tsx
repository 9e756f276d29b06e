import { enhancer } from '@vitrine/islands/ui'
import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { embeddedVideos } from '../../core/embedded-videos.ts'
import { type RawHtmlBlock, rawHtml } from './raw-html.block.ts'

const VideoEmbeds = enhancer('video-embeds', { when: 'visible' })

const RawHtml: BlockRenderer<RawHtmlBlock> = ({ block }) => {
  const { html } = block
  // biome-ignore lint/security/noDangerouslySetInnerHtml: its parser lets nothing through that runs
  const content = <div className="raw-html prose" dangerouslySetInnerHTML={{ __html: html }} />
  return embeddedVideos(html).hasVideos ? <VideoEmbeds>{content}</VideoEmbeds> : content
}

export const view = defineView(rawHtml, { Block: RawHtml, styles: ['raw-html'] })
