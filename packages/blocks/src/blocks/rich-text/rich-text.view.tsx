import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { RichTextContent, richMark } from '@vitrine/ui/ui'
import { type RichTextBlock, richText } from './rich-text.block.ts'

const RichText: BlockRenderer<RichTextBlock> = ({ block, field }) => {
  const { heading, content, size } = block
  return (
    <section className="rich-text" data-size={size} data-heading={heading ? '' : undefined}>
      {heading && (
        <h2 className="rich-text__heading" {...field('heading')}>
          {heading}
        </h2>
      )}
      <div className="rich-text__content prose" {...richMark(field('content'))}>
        <RichTextContent nodes={content} />
      </div>
    </section>
  )
}

export const view = defineView(richText, { Block: RichText, styles: ['rich-text'] })
