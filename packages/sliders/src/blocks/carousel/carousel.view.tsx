import { enhancer } from '@vitrine/islands/ui'
import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { carouselCss } from '../../core/carousel/carousel-css.ts'
import { carouselProps } from '../../core/carousel/carousel-props.ts'
import { type CarouselView, showsOne } from '../../core/carousel/view.ts'
import { placeOf, stateOfSliders } from '../../core/texts.ts'
import { ChooserView, ControlsView } from '../../ui/carousel/chooser-view.tsx'
import { itemViews } from '../../ui/carousel/item-view.tsx'
import { type CarouselBlock, carousel } from './carousel.block.ts'

const Moving = enhancer('carousel', { when: 'visible' })

/**
 * Slides in a row that scrolls; script makes it come round, go on by itself, fade.
 *
 * Where one is visible at a time, slides are groups of the carousel pattern, "2 of 5", because the others are hidden.
 * Where several are, they are a list: all of them are there at any moment, a screen reader counts them by itself, and a
 * list can be left at once.
 */
const Carousel: BlockRenderer<CarouselBlock> = ({ block, context, nested, field, leads = false }) => {
  const { key, heading, intro, label, content, group, view, motion } = block
  const { texts } = stateOfSliders(context)
  const props = carouselProps(block, texts)
  const single = showsOne(view)
  const [Row, Slide] = single ? (['div', 'div'] as const) : (['ul', 'li'] as const)
  const hasHead = Boolean(heading ?? intro)
  const around = { texts, sizes: sizesOf(view), group, headed: heading !== undefined, leads, nested, field }
  const items = itemViews(content, around)
  return (
    <Moving props={props}>
      <section
        className="titled carousel"
        aria-roledescription="carousel"
        aria-label={label ?? heading ?? texts.carousel}
        data-head={hasHead ? 'above' : undefined}
        data-carousel={key}
        data-kind={content.kind}
        data-engine={props.engine}
        data-moves={motion.moves}
        data-single={single ? '' : undefined}
        data-height={view.smoothHeight ? 'smooth' : undefined}
        data-gap={view.gap}
        data-align={view.align}
        data-snap={view.snap}
        data-bleeds={view.bleeds ? '' : undefined}
      >
        {hasHead && (
          <div className="titled__head">
            {heading && (
              <h2 className="titled__heading" {...field('heading')}>
                {heading}
              </h2>
            )}
            {intro && (
              <p className="titled__intro" {...field('intro')}>
                {intro}
              </p>
            )}
          </div>
        )}
        <div className="titled__body carousel__body">
          <div className="carousel__frame">
            <ControlsView block={block} texts={texts} controls={`${key}-slides`} />
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
            <div className="carousel__viewport" tabIndex={0}>
              <Row className="carousel__row" id={`${key}-slides`}>
                {items.map(({ item, shown }, index) => (
                  <Slide
                    key={item.id}
                    className="carousel__slide"
                    id={`${key}-${index + 1}`}
                    data-active={index === 0 ? '' : undefined}
                    data-film={'playsVideo' in item && item.playsVideo ? '' : undefined}
                    {...(single && {
                      role: 'group',
                      'aria-roledescription': 'slide',
                      'aria-label': placeOf(texts, item, index, items.length),
                    })}
                  >
                    <div className="carousel__content">{shown}</div>
                  </Slide>
                ))}
              </Row>
            </div>
            <ChooserView block={block} texts={texts} />
          </div>
        </div>
      </section>
    </Moving>
  )
}

function sizesOf({ perView }: CarouselView): string {
  const share = (count: number) => `${Math.round(100 / count)}vw`
  return `(min-width: 60rem) ${share(perView.desktop)}, (min-width: 40rem) ${share(perView.tablet)}, ${share(perView.phone)}`
}

export const view = defineView(carousel, {
  Block: Carousel,
  styles: ['titled-section', 'carousel'],
  cssOf: carouselCss,
})
