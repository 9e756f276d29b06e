import { follows } from './follows.ts'
import { type LayersProps, layersProps } from './layers/layers-props.ts'
import type { CarouselLook } from './model/carousel-look.ts'
import type { Flow } from './model/flow.ts'
import type { Gestures } from './model/gestures.ts'
import type { Loading } from './model/loading.ts'
import type { Parallax } from './model/parallax.ts'
import type { Slider } from './model/slider.ts'
import type { TransitionChoice } from './model/transition-choice.ts'
import type { SliderTexts } from './texts.ts'

/** Props of a slider in the browser: what its markup does not show. */
export interface SliderProps {
  readonly flow: Flow
  readonly gestures: Gestures
  readonly loading: Loading
  readonly hash: Slider['hash']
  readonly slides: readonly SlideProps[]
  /** Absent: no layer moves, plays or does something. */
  readonly layers?: LayersProps
  /** Absent: nothing follows the pointer. */
  readonly pointer?: Omit<Parallax, 'by'>
  /** Of a slider of type `carousel`. */
  readonly carousel?: CarouselLook
  readonly texts: Pick<SliderTexts, 'pause' | 'play' | 'loading' | 'notLoaded'>
}

/** In the order of the markup. */
export interface SlideProps {
  readonly deeplink?: string
  readonly transition: TransitionChoice
  readonly duration?: number
  readonly stopHere?: true
  readonly hideAfterLoop?: number
  readonly panZoom?: NonNullable<Slider['slides'][0]['panZoom']>
}

export function sliderProps(slider: Slider, { pause, play, loading, notLoaded }: SliderTexts): SliderProps {
  const { flow, gestures, hash, slides } = slider
  const { origin, speed, speedBack } = slider.parallax
  const layers = layersProps(slider)
  return {
    flow,
    gestures,
    hash,
    loading: slider.loading,
    ...(layers && { layers }),
    ...(follows(slider, 'pointer') && { pointer: { origin, speed, speedBack } }),
    ...(slider.carousel && { carousel: slider.carousel }),
    texts: { pause, play, loading, notLoaded },
    slides: slides.map(({ deeplink, transition, duration, stopHere, hideAfterLoop, panZoom }) => ({
      transition,
      ...(deeplink !== undefined && { deeplink }),
      ...(duration !== undefined && { duration }),
      ...(stopHere && { stopHere }),
      ...(hideAfterLoop !== undefined && { hideAfterLoop }),
      ...(panZoom && { panZoom }),
    })),
  }
}
