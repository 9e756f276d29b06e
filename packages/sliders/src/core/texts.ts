import { namedTexts } from '@vitrine/content/core'
import type { RenderContext } from '@vitrine/kit/core'
import type { copiesOf } from './copies.ts'

/** What visitors read and hear in sliders. */
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

/** Where the calls of sliders are answered. A setting; this is the address that its original has. */
const STANDARD_AJAX = '/wp-admin/admin-ajax.php'

/** What sliders are told of the site. */
export interface SliderState {
  readonly texts: SliderTexts
  /** Path of the calls, and the language that they answer in. */
  readonly ajax: { readonly path: string; readonly locale: string }
  /** What films at providers say around them, as the site gives it; in English where it gives nothing. */
  readonly films?: object
  /** See {@link copiesOf}. */
  readonly copies: ReturnType<typeof copiesOf>
}

/** Reads this package's part of the context. */
export function stateOfSliders({ features, locale }: RenderContext): SliderState {
  const { texts, ajaxPath, copies, films } = (features.sliders ?? {}) as {
    readonly texts?: SliderTexts
    readonly ajaxPath?: string
    readonly copies?: SliderState['copies']
    readonly films?: object
  }
  return {
    texts: texts ?? SLIDER_TEXTS,
    ajax: { path: ajaxPath ?? STANDARD_AJAX, locale },
    copies: copies ?? new Map(),
    ...(films && { films }),
  }
}

/** What a slide is called: `2 of 5: Ferry terminal`. */
export function placeOf(texts: SliderTexts, slide: { readonly title: string }, index: number, count: number): string {
  return fillText(slide.title ? texts.place : texts.placeWithoutTitle, { number: index + 1, count, title: slide.title })
}

/** What the control that leads to a slide is called. */
export function goToOf(texts: SliderTexts, slide: { readonly title: string }, index: number): string {
  return fillText(slide.title ? texts.goTo : texts.goToWithoutTitle, { number: index + 1, title: slide.title })
}

/** Puts values in the place of their names in braces. */
export function fillText(pattern: string, values: Readonly<Record<string, string | number>>): string {
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
