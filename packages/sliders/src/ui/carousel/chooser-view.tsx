import { ResponsiveImage } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import type { CarouselBlock } from '../../blocks/carousel/carousel.block.ts'
import { goToOf, type SliderTexts } from '../../core/texts.ts'

/** Dots or thumbnails: links to slides, which do without script. Those that script has no use for it hides. */
export function ChooserView({ block, texts }: { readonly block: CarouselBlock; readonly texts: SliderTexts }) {
  const { key, chooser, content } = block
  if (chooser === 'none' || content.items.length < 2) return null
  return (
    <ul className="carousel__chooser" data-kind={chooser} data-no-scroll="" aria-label={texts.choose}>
      {content.items.map((item, index) => (
        <li key={item.id} className="carousel__choice">
          <a
            className="carousel__to"
            href={`#${key}-${index + 1}`}
            aria-label={goToOf(texts, item, index)}
            aria-current={index === 0 ? 'true' : undefined}
          >
            {chooser === 'thumbnails' && 'image' in item && item.image ? (
              <ResponsiveImage className="carousel__thumbnail" image={{ ...item.image, alt: '' }} sizes="8rem" />
            ) : (
              <span className="carousel__dot" />
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Buttons that only script can make work: without it they are not visible. The pause button comes first. */
export function ControlsView(props: {
  readonly block: CarouselBlock
  readonly texts: SliderTexts
  /** Id of what they move. */
  readonly controls: string
}): ReactNode {
  const { block, texts, controls } = props
  const moves = block.motion.moves !== 'still'
  if (block.content.items.length < 2 || (!moves && !block.arrows)) return null
  const arrow = (to: 'previous' | 'next') => (
    <button
      type="button"
      className="carousel__button"
      data-to={to}
      aria-label={texts[to]}
      aria-controls={controls}
      aria-disabled={to === 'previous' && !block.motion.loop ? 'true' : undefined}
    >
      <svg className="carousel__glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M5 12h14M13 6l6 6-6 6" />
      </svg>
    </button>
  )
  return (
    <div className="carousel__controls">
      {moves && (
        <button type="button" className="carousel__button carousel__pause" aria-label={texts.pause}>
          <svg className="carousel__glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path className="carousel__bars" d="M9 6v12M15 6v12" />
            <path className="carousel__triangle" d="M9 6l9 6-9 6z" />
          </svg>
        </button>
      )}
      {block.arrows && arrow('previous')}
      {block.arrows && arrow('next')}
    </div>
  )
}
