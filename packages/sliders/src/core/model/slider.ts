import { choice, list, record, text } from '@vitrine/content/core'
import type { ParseContext } from '@vitrine/kit/core'
import { ALIAS } from './alias.ts'
import { type CarouselLook, parseCarouselLook } from './carousel-look.ts'
import { type Controls, parseControls } from './controls.ts'
import { type Flow, parseFlow } from './flow.ts'
import { type Gestures, parseGestures } from './gestures.ts'
import { type GlobalLayers, parseGlobals } from './globals.ts'
import { resolveTargets } from './layer.ts'
import { parseLayout, type SliderLayout } from './layout.ts'
import { type Loading, parseLoading } from './loading.ts'
import { type Modal, parseModal } from './modal.ts'
import { type Parallax, parseParallax } from './parallax.ts'
import { parseScrollEffect, type ScrollEffect } from './scroll-effect.ts'
import { MAX_SLIDES, parseSlide, type Slide } from './slide.ts'

export { ALIAS }

export const SLIDER_TYPES = ['standard', 'carousel', 'hero'] as const

/** A parsed slider, with defaults for what its editors left empty. */
export interface Slider {
  readonly id: number
  /** See {@link ALIAS}; unique. */
  readonly alias: string
  /** Its name for screen readers. */
  readonly title: string
  /** `hero` has one slide and no navigation; `carousel` shows several slides at once. */
  readonly type: (typeof SLIDER_TYPES)[number]
  readonly layout: SliderLayout
  /** Of a slider of type `carousel`, and of no other. */
  readonly carousel?: CarouselLook
  readonly flow: Flow
  readonly controls: Controls
  readonly gestures: Gestures
  readonly loading: Loading
  /** It opens in a window of its own, and is not on the page. */
  readonly modal?: Modal
  readonly parallax: Parallax
  readonly scroll?: ScrollEffect
  /** Use of the page's hash: whether it selects a slide, and whether it follows the current one. */
  readonly hash: { readonly read: boolean; readonly write: boolean }
  /** 1 to {@link MAX_SLIDES}, those that are visible now. */
  readonly slides: readonly [Slide, ...Slide[]]
  /** Layers above the slides. */
  readonly globals: readonly GlobalLayers[]
}

/**
 * Reads a stored slider with its images and links populated.
 *
 * @param now Slides out of their time are not there.
 * @returns Undefined for what is none, or has no slide to show.
 */
export function parseSlider(raw: unknown, parse: ParseContext, now: Date): Slider | undefined {
  const stored = record(raw)
  const type = choice(stored.type, SLIDER_TYPES)
  const alias = text(stored.alias) ?? ''
  const found = list(stored.slides)
    .slice(0, type === 'hero' ? 1 : MAX_SLIDES)
    .flatMap((slide) => parseSlide(slide, parse, now) ?? [])
  const extra = (kind: string) => list(stored.extras).find(({ blockType }) => blockType === kind)
  const globals = parseGlobals(extra('sliderGlobals'), parse, found.length)
  const above = globals.flatMap(({ layers }) => layers)
  const below = found.flatMap(({ layers }) => layers)
  const [first, ...others] = found.map((slide) => ({ ...slide, layers: resolveTargets(slide.layers, above) }))
  if (!ALIAS.test(alias) || !first) return undefined
  const flow = parseFlow(stored.flow)
  const isHero = type === 'hero'
  const carousel = type === 'carousel' ? parseCarouselLook(extra('sliderCarousel')) : undefined
  const gestures = parseGestures(stored.gestures)
  const modal = extra('sliderWindow')
  const scroll = parseScrollEffect(extra('sliderScroll'))
  return {
    id: Number(stored.id),
    alias,
    title: text(stored.title) ?? alias,
    type,
    layout: parseLayout(stored.layout),
    ...(carousel && { carousel }),
    flow: isHero ? { ...flow, autoplay: false } : flow,
    controls: isHero ? { navigation: [] } : parseControls(stored.controls),
    gestures: carousel?.orientation === 'vertical' ? { ...gestures, direction: 'vertical' } : gestures,
    loading: parseLoading(stored.loading),
    hash: { read: record(stored.hash).read !== false, write: record(stored.hash).write === true },
    parallax: parseParallax(extra('sliderParallax')),
    slides: [first, ...others],
    globals: globals.map((set) => ({ ...set, layers: resolveTargets(set.layers, below) })),
    ...(scroll && { scroll }),
    ...(modal && { modal: parseModal(modal) }),
  }
}
