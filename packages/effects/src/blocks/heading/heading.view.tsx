import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { headingElement } from '../../ui/heading-element.ts'
import { type HeadingBlock, heading } from './heading.block.ts'

/** A heading by itself. */
const Heading: BlockRenderer<HeadingBlock> = ({ block, index, field }) => {
  const { text, eyebrow, level, size, align } = block
  const Element = headingElement(level, index)
  return (
    <div className="heading" data-align={align}>
      {eyebrow && (
        <p className="heading__eyebrow" {...field('eyebrow')}>
          {eyebrow}
        </p>
      )}
      <Element className="heading__words" data-size={size} {...field('text')}>
        {text}
      </Element>
    </div>
  )
}

export const view = defineView(heading, { Block: Heading, styles: ['heading'] })
