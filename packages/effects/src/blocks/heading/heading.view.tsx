import type { BlockRenderer } from '@vitrine/kit/core'
import type { HeadingBlock } from '../../core/blocks/heading.ts'
import { headingElement } from '../heading-element.ts'

/** A heading by itself. */
export const Heading: BlockRenderer = ({ block, index }) => {
  const { text, eyebrow, level, size, align } = block as HeadingBlock
  const Element = headingElement(level, index)
  return (
    <div className="heading" data-align={align}>
      {eyebrow && <p className="heading__eyebrow">{eyebrow}</p>}
      <Element className="heading__words" data-size={size}>
        {text}
      </Element>
    </div>
  )
}
