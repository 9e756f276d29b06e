import { enhancer } from '@vitrine/islands/ui'
import type { ReactNode } from 'react'
import { movesOn } from '../core/layers/layers-props.ts'
import type { Navigation } from '../core/model/controls.ts'
import type { Slider } from '../core/model/slider.ts'
import { sliderProps } from '../core/slider-props.ts'
import type { SliderTexts } from '../core/texts.ts'
import { NavigationView, ProgressView } from './navigation-view.tsx'
import { SlideView } from './slide-view.tsx'

const Stacked = enhancer('slider', { when: 'visible' })
const Row = enhancer('slider-carousel', { when: 'visible' })

/**
 * A slider as the server draws it: without script its slides are a row that scrolls, whose bullets are links.
 *
 * @param props.priority True when it is in the first screen: its first picture may be the largest of the page.
 */
export function SliderView(props: {
  readonly slider: Slider
  readonly texts: SliderTexts
  readonly priority: boolean
}): ReactNode {
  const { slider, texts, priority } = props
  const { alias, title, type, layout, slides, controls, flow } = slider
  const start = Math.min(flow.startSlide, slides.length) - 1
  const [outer, inner] = [controls.navigation.filter(isOuter), controls.navigation.filter((one) => !isOuter(one))]
  const isSteered = slides.length > 1
  const Enhanced = slider.carousel ? Row : Stacked
  const navigation = (one: Navigation) => (
    <NavigationView key={one.kind} navigation={one} slider={slider} texts={texts} start={start} />
  )
  return (
    <Enhanced props={sliderProps(slider, texts)}>
      <section
        className="slider"
        id={`slider-${alias}`}
        aria-roledescription="carousel"
        aria-label={title}
        data-slider={alias}
        data-type={type}
        data-mode={layout.mode}
        data-below-header={layout.mode === 'fullscreen' && layout.belowHeader ? '' : undefined}
        data-stack={layout.stackOnPhone ? '' : undefined}
        data-slide={start + 1}
      >
        <div className="slider__frame">
          {((isSteered && flow.autoplay) || slides.some(movesOn)) && (
            <button type="button" className="slider__pause" hidden>
              <span className="slider__pause-text">{texts.pause}</span>
            </button>
          )}
          {/* What scrolls is reached by keyboard; where it does not, the script says so. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
          <div className="slider__stage" id={`${alias}/slides`} tabIndex={0}>
            {slides.map((slide, index) => (
              <SlideView
                key={slide.id}
                slide={slide}
                slider={slider}
                texts={texts}
                index={index}
                isFirst={index === start}
                priority={priority}
              />
            ))}
          </div>
          {isSteered && inner.map(navigation)}
          {isSteered && controls.progress && <ProgressView progress={controls.progress} />}
          {isSteered && outer.map(navigation)}
        </div>
      </section>
    </Enhanced>
  )
}

function isOuter({ place }: Navigation): boolean {
  return place !== 'inner'
}
