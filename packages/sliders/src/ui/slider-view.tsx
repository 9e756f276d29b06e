import { enhancer } from '@vitrine/islands/ui'
import type { ReactNode } from 'react'
import { nameOnPage } from '../core/copies.ts'
import { follows } from '../core/follows.ts'
import { movesOn } from '../core/layers/layers-props.ts'
import type { Navigation } from '../core/model/controls.ts'
import type { Slider } from '../core/model/slider.ts'
import { sliderProps } from '../core/slider-props.ts'
import type { SliderTexts } from '../core/texts.ts'
import { GlobalsView } from './globals-view.tsx'
import { NavigationView, ProgressView } from './navigation-view.tsx'
import { SlideView } from './slide-view.tsx'

const Stacked = enhancer('slider', { when: 'visible' })
const Addressed = enhancer('slide-address', { when: 'attention' })
const Row = enhancer('slider-carousel', { when: 'visible' })

/**
 * A slider as the server draws it: without script its slides are a row that scrolls, whose bullets are links.
 *
 * @param props.priority True when it is in the first screen: its first image may be the largest of the page.
 */
export function SliderView(props: {
  readonly slider: Slider
  readonly texts: SliderTexts
  readonly priority: boolean
  /** Number of the place where the page shows it again, from 2; undefined: it is the first. */
  readonly copy?: number | undefined
  /** Texts around videos at providers. */
  readonly videoTexts?: object | undefined
  /** It is decoration behind something else. */
  readonly behind?: boolean
}): ReactNode {
  const { slider, texts, priority, copy, videoTexts, behind = false } = props
  const name = nameOnPage(slider.alias, copy)
  const { alias, title, type, layout, slides, controls, flow } = slider
  const start = Math.min(flow.startSlide, slides.length) - 1
  const [outer, inner] = [controls.navigation.filter(isOuter), controls.navigation.filter((one) => !isOuter(one))]
  const isSteered = slides.length > 1
  const Enhanced = slider.carousel ? Row : Stacked
  const navigation = (one: Navigation) => (
    <NavigationView key={one.kind} navigation={one} name={name} slider={slider} texts={texts} start={start} />
  )
  const shown = (
    <Enhanced props={sliderProps(slider, texts)}>
      <section
        className="slider"
        id={`slider-${name}`}
        aria-roledescription={behind ? undefined : 'carousel'}
        aria-label={title}
        data-slider={alias}
        data-behind={behind ? '' : undefined}
        data-type={type}
        data-orientation={slider.carousel?.orientation}
        data-justify={slider.carousel?.justify ? '' : undefined}
        data-mode={layout.mode}
        data-below-header={layout.mode === 'fullscreen' && layout.belowHeader ? '' : undefined}
        data-stack={layout.stackOnPhone ? '' : undefined}
        data-slide={start + 1}
        data-follows={(['scroll', 'pointer'] as const).filter((what) => follows(slider, what)).join(' ') || undefined}
        data-leaving={slider.scroll?.part}
      >
        <div className="slider__frame">
          {((isSteered && flow.autoplay) || movesOn(slider)) && (
            <button type="button" className="slider__pause" hidden>
              <span className="slider__pause-text">{texts.pause}</span>
            </button>
          )}
          {/* What scrolls is reached by keyboard; where it does not, the script says so. */}
          <div
            className="slider__stage"
            id={`${name}/slides`}
            {...(behind ? { 'aria-hidden': true } : { tabIndex: 0 })}
          >
            {slides.map((slide, index) => (
              <SlideView
                key={slide.id}
                name={name}
                videoTexts={videoTexts}
                slide={slide}
                slider={slider}
                texts={texts}
                index={index}
                isFirst={index === start}
                priority={priority}
              />
            ))}
          </div>
          {slider.globals.map((globals, index) => (
            <GlobalsView
              // biome-ignore lint/suspicious/noArrayIndexKey: sets have nothing else to tell them apart
              key={index}
              globals={globals}
              name={name}
              videoTexts={videoTexts}
              slider={slider}
              start={start}
            />
          ))}
          {isSteered && inner.map(navigation)}
          {isSteered && controls.progress && <ProgressView progress={controls.progress} />}
          {isSteered && outer.map(navigation)}
        </div>
      </section>
    </Enhanced>
  )
  const isNamed = slider.hash.read && slides.some(({ deeplink }) => deeplink !== undefined)
  return isNamed ? <Addressed>{shown}</Addressed> : shown
}

function isOuter({ place }: Navigation): boolean {
  return place !== 'inner'
}
