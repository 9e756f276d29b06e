import type { BlockRenderer } from '@vitrine/kit/core'
import { RichTextContent } from '@vitrine/ui/ui'
import type { RichTextBlock } from '../../core/blocks/rich-text.ts'

export const RichText: BlockRenderer = ({ block }) => {
  const { heading, content, size } = block as RichTextBlock
  return (
    <section className="rich-text" data-size={size} data-heading={heading ? '' : undefined}>
      {heading && <h2 className="rich-text__heading">{heading}</h2>}
      <div className="rich-text__content prose">
        <RichTextContent nodes={content} />
      </div>
    </section>
  )
}
