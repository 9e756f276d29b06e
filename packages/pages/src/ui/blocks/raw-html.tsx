import type { BlockRenderer } from '@vitrine/ui/core'
import type { RawHtmlBlock } from '../../core/blocks/raw-html.ts'

export const RawHtml: BlockRenderer = ({ block }) => {
  const { html } = block as RawHtmlBlock
  // biome-ignore lint/security/noDangerouslySetInnerHtml: its parser lets nothing through that runs
  return <div className="raw-html prose" dangerouslySetInnerHTML={{ __html: html }} />
}
