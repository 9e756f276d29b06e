import { renderToStaticMarkup } from 'react-dom/server'
import type { Slider } from '../core/model/slider.ts'
import { sliderCss } from '../core/slider-css.ts'
import type { SliderTexts } from '../core/texts.ts'
import { SliderView } from './slider-view.tsx'

/** A slider without a page around it. */
export interface SliderFragment {
  /** Id of its element. */
  readonly id: string
  readonly html: string
  readonly css: string
  /** Names of the enhancers in it. */
  readonly enhancers: readonly string[]
}

/** @param videos What videos at providers say around them. */
export function sliderFragment(slider: Slider, texts: SliderTexts, videoTexts?: object): SliderFragment {
  const html = renderToStaticMarkup(
    <SliderView slider={slider} texts={texts} priority={false} videoTexts={videoTexts} />,
  )
  const enhancers = [...html.matchAll(/<vitrine-enhance name="([\w-]+)"/g)].map(([, name = '']) => name)
  return { id: `slider-${slider.alias}`, html, css: sliderCss(slider), enhancers: [...new Set(enhancers)] }
}
