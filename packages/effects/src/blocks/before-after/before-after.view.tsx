import { enhancer } from '@vitrine/islands/ui'
import type { BlockRenderer } from '@vitrine/kit/core'
import { Picture } from '@vitrine/ui/ui'
import type { BeforeAfterBlock } from '../../core/blocks/before-after.ts'
import { textsOfEffects } from '../../core/texts.ts'

const Comparing = enhancer('before-after', { when: 'visible' })
const SIZES = '(min-width: 60rem) 88vw, 100vw'

/** Two pictures of one thing: below each other, and with script on each other. */
export const BeforeAfter: BlockRenderer = ({ block, context, leads = false }) => {
  const { before, after, caption, ...labels } = block as BeforeAfterBlock
  const texts = textsOfEffects(context)
  const { beforeLabel = texts.before, afterLabel = texts.after } = labels
  return (
    <Comparing>
      <figure className="before-after">
        <div className="before-after__pictures">
          <div className="before-after__side" data-side="before">
            <Picture className="before-after__picture" image={before} sizes={SIZES} priority={leads} />
            <span className="before-after__label">{beforeLabel}</span>
          </div>
          <div className="before-after__side" data-side="after">
            <Picture className="before-after__picture" image={after} sizes={SIZES} priority={leads} />
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
        {caption && <figcaption className="before-after__caption">{caption}</figcaption>}
      </figure>
    </Comparing>
  )
}
