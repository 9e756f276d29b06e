import { enhancer } from '@vitrine/islands/ui'
import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { ResponsiveImage } from '@vitrine/ui/ui'
import { textsOfEffects } from '../../core/texts.ts'
import { type BeforeAfterBlock, beforeAfter } from './before-after.block.ts'

const Comparing = enhancer('before-after', { when: 'visible' })
const SIZES = '(min-width: 60rem) 88vw, 100vw'

/** Two images of one thing: below each other, and with script on each other. */
const BeforeAfter: BlockRenderer<BeforeAfterBlock> = ({ block, context, leads = false, field }) => {
  const { before, after, caption, ...labels } = block
  const texts = textsOfEffects(context)
  const { beforeLabel = texts.before, afterLabel = texts.after } = labels
  return (
    <Comparing>
      <figure className="before-after">
        <div className="before-after__pictures">
          <div className="before-after__side" data-side="before">
            <ResponsiveImage className="before-after__picture" image={before} sizes={SIZES} priority={leads} />
            <span className="before-after__label">{beforeLabel}</span>
          </div>
          <div className="before-after__side" data-side="after">
            <ResponsiveImage className="before-after__picture" image={after} sizes={SIZES} priority={leads} />
            <span className="before-after__label">{afterLabel}</span>
          </div>
          <input
            type="range"
            className="before-after__range"
            min={0}
            max={100}
            defaultValue={50}
            aria-label={`${texts.compare}: ${beforeLabel}, ${afterLabel}`}
          />
        </div>
        {caption && (
          <figcaption className="before-after__caption" {...field('caption')}>
            {caption}
          </figcaption>
        )}
      </figure>
    </Comparing>
  )
}

export const view = defineView(beforeAfter, { Block: BeforeAfter, styles: ['before-after'] })
