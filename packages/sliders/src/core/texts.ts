import { namedTexts } from '@vitrine/content/core'
import { featureState, type RenderContext, videoPlaceTexts } from '@vitrine/kit/core'
import type { copiesOf } from './copies.ts'

/** Default texts of sliders. */
export const SLIDER_TEXTS = {
  previous: 'Previous slide',
  next: 'Next slide',
  /** `{number}` from 1, `{count}`, `{title}`. */
  place: '{number} of {count}: {title}',
  placeWithoutTitle: '{number} of {count}',
  goTo: 'Slide {number}: {title}',
  goToWithoutTitle: 'Slide {number}',
  choose: 'Choose a slide',
  pause: 'Pause slides',
  play: 'Play slides',
  /** Name of a carousel that has none of its own. */
  carousel: 'Carousel',
  /** `{stars}` of a voice, of `{all}`. */
  stars: '{stars} of {all} stars',
  loading: 'The picture is being loaded.',
  /** Specification, section 8. */
  notLoaded: 'Could not be loaded !',
  close: 'Close',
} as const

export type SliderTexts = Readonly<Record<keyof typeof SLIDER_TEXTS, string>>

/** Reads what the site's editors wrote in their place. */
export const parseSliderTexts = (raw: unknown): SliderTexts => namedTexts(raw, SLIDER_TEXTS)

/** Default address that answers the calls of sliders, as in the original. */
const DEFAULT_AJAX = '/wp-admin/admin-ajax.php'

/** State of sliders from the settings of the site. */
export interface SliderState {
  readonly texts: SliderTexts
  /** Path of the calls. */
  readonly ajaxPath: string
  /** See {@link copiesOf}. */
  readonly copies: ReturnType<typeof copiesOf>
}

export const sliderState = /* @__PURE__ */ featureState<SliderState>('sliders', {
  texts: SLIDER_TEXTS,
  ajaxPath: DEFAULT_AJAX,
  copies: new Map(),
})

/**
 * State of sliders on a page, and texts of places for videos in them.
 *
 * @returns `ajax`: path of the calls, and the language that they answer in.
 */
export function stateOfSliders(context: RenderContext) {
  const { texts, ajaxPath, copies } = sliderState.of(context)
  return {
    texts,
    copies,
    ajax: { path: ajaxPath, locale: context.locale },
    videoTexts: videoPlaceTexts.of(context).texts,
  }
}

/** Name of a slide: `2 of 5: Ferry terminal`. */
export function placeOf(texts: SliderTexts, slide: { readonly title: string }, index: number, count: number): string {
  return fillText(slide.title ? texts.place : texts.placeWithoutTitle, { number: index + 1, count, title: slide.title })
}

/** Name of the control that leads to a slide. */
export function goToOf(texts: SliderTexts, slide: { readonly title: string }, index: number): string {
  return fillText(slide.title ? texts.goTo : texts.goToWithoutTitle, { number: index + 1, title: slide.title })
}

/** Puts values in the place of their names in braces. */
export function fillText(pattern: string, values: Readonly<Record<string, string | number>>): string {
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
