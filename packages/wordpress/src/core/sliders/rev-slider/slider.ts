import { given, record } from '@vitrine/content/core'
import { colorOf } from '../colors.ts'
import { clamped, flagOf, isOn, numberOf, wordOf } from '../css-values.ts'
import { fitted } from '../fitted.ts'
import { plainText } from '../layer-words.ts'
import { LEVELS, type Level, readByLevel } from '../levels.ts'
import { SLIDER_LIMITS } from '../limits.ts'
import { SliderLinks } from '../slider-links.ts'
import { SliderMedia } from '../slider-media.ts'
import { SliderReport } from '../slider-report.ts'
import type { ConvertedSlider, SliderContext, SliderEntries } from '../slider-source.ts'
import { storedAlias } from '../stored-alias.ts'
import { controlsOf } from './controls.ts'
import { carouselLookOf, globalsOf, parallaxOf, scrollEffectOf, windowOf } from './extras.ts'
import { objectIn, rowsOf } from './rows.ts'
import { slideOf } from './slide.ts'
import type { Raw, SliderTools } from './tools.ts'

/** Sizes of the design grid that nobody changed, in CSS pixels. */
const GRID: Readonly<Record<Level, readonly [width: number, height: number]>> = {
  desktop: [1240, 900],
  notebook: [1024, 768],
  tablet: [778, 960],
  phone: [480, 720],
}
const GRID_LIMITS = { min: 100, max: 4000 } as const

/** Milliseconds that a slide is shown when nobody says otherwise. */
const DURATION_MS = { default: 9000, min: 500, max: 600_000 } as const

/** Converts a slider in the shape of version 6. */
export function convertSlider(raw: Raw, entries: SliderEntries, context: SliderContext): ConvertedSlider {
  const report = new SliderReport()
  const media = new SliderMedia(context, entries, report)
  const params = objectIn(raw.params)
  const alias = wordOf(raw.alias) || wordOf(params.alias)
  const title = plainText(raw.title) || plainText(params.title) || alias || 'Slider'
  const all = rowsOf(raw.slides)
  const order = all
    .map((slide, place) => ({ slide, at: numberOf(slide.slide_order) ?? place }))
    .sort((one, other) => one.at - other.at)
    .map(({ slide }) => slide)
  const places = new Map(order.map((slide, place) => [wordOf(slide.id), place + 1]))
  const grid = gridOf(params)
  const tools: SliderTools = {
    context,
    media,
    report,
    links: new SliderLinks(context, report),
    levels: new Set(LEVELS.filter((level) => level in grid)),
    grid: grid.desktop,
    placeOf: (id) => places.get(id),
    duration: clamped(numberOf(record(params.def).delay), DURATION_MS.min, DURATION_MS.max) ?? DURATION_MS.default,
  }
  const type = typeOf(params)
  const slides = order.slice(0, SLIDER_LIMITS.slides).map((slide) => slideOf(slide, tools))
  if (order.length > slides.length) report.lost('slider-too-many-slides', `${order.length} slides`)
  if (type === 'hero' && slides.length > 1) report.changed('slider-hero', `${slides.length} slides`)
  if (slides.length === 0) report.lost('slider-without-slides', title)
  const extras = [
    type === 'carousel' ? carouselLookOf(params) : undefined,
    globalsOf(raw.static_slides, tools.duration, tools),
    context.inWindow?.has(alias) ? windowOf(params) : undefined,
    parallaxOf(params, tools),
    scrollEffectOf(params),
  ].filter((extra) => extra !== undefined)
  reportOthers(params, report)
  return {
    key: `slider:${alias || title}`,
    alias: alias || title,
    names: [alias || title],
    items: [],
    title: title.slice(0, SLIDER_LIMITS.title),
    values: {
      title: title.slice(0, SLIDER_LIMITS.title),
      alias: storedAlias(alias || title),
      type,
      slides: fitted(slides, report),
      layout: layoutOf(params, grid),
      flow: flowOf(params, tools),
      controls: type === 'hero' ? [] : controlsOf(params),
      gestures: gesturesOf(params),
      extras,
      ...given({ loading: loadingOf(params), hash: hashOf(params) }),
    },
    lines: report.lines,
    files: media.files,
  }
}

function typeOf(params: Raw): 'standard' | 'carousel' | 'hero' {
  const type = wordOf(params.type)
  return type === 'carousel' || type === 'hero' ? type : 'standard'
}

type Grid = { readonly desktop: { readonly width: number; readonly height: number } } & {
  readonly [Name in Level]?: { readonly width: number; readonly height: number }
}

/** Sizes of the levels that have their own; in others the grid of a wider one shrinks. */
function gridOf(params: Raw): Grid {
  const size = record(params.size)
  const read = (value: unknown) => clamped(numberOf(value), GRID_LIMITS.min, GRID_LIMITS.max)
  const [width, height, custom] = [
    readByLevel(size.width, read),
    readByLevel(size.height, read),
    readByLevel(size.custom, flagOf),
  ]
  const sizeAt = (level: Level) => ({ width: width[level] ?? GRID[level][0], height: height[level] ?? GRID[level][1] })
  const narrower = LEVELS.filter((level) => level !== 'desktop' && custom[level] === true)
  return { desktop: sizeAt('desktop'), ...Object.fromEntries(narrower.map((level) => [level, sizeAt(level)])) }
}

const MODES: Readonly<Record<string, string>> = {
  auto: 'auto',
  fixed: 'fixed',
  fullwidth: 'fullwidth',
  fullscreen: 'fullscreen',
}

function layoutOf(params: Raw, grid: Grid): Raw {
  const size = record(params.size)
  const mode = MODES[wordOf(params.layouttype)] ?? 'auto'
  const height = (raw: unknown) => clamped(numberOf(raw), 0, 4000) || undefined
  return {
    mode,
    grid,
    ...given({
      minHeight: height(mode === 'fullscreen' ? size.minHeightFullScreen : size.minHeight),
      maxHeight: height(size.maxHeight),
    }),
    ...(mode === 'fullscreen' && { belowHeader: wordOf(size.fullScreenOffsetContainer) !== '' }),
  }
}

function flowOf(params: Raw, { duration }: SliderTools): Raw {
  const show = record(record(params.general).slideshow)
  const loops = numberOf(show.stopAfterLoops)
  const at = numberOf(show.stopAtSlide)
  const stops = isOn(show.stopSlider)
  return {
    duration,
    ...given({
      autoplay: flagOf(show.slideShow),
      pauseOnHover: flagOf(show.stopOnHover),
      shuffle: flagOf(show.shuffle),
      stopAfterLoops: stops ? clamped(Math.max(0, loops ?? 0), 0, 1000) : undefined,
      stopAtSlide: stops && at !== undefined && at >= 1 ? Math.min(SLIDER_LIMITS.slides, Math.round(at)) : undefined,
      startSlide: startOf(params),
    }),
    ...(isOn(show.viewPort) && {
      waitForView: true,
      ...given({ visibleArea: shareOf(readByLevel(show.viewPortArea, wordOf).desktop ?? '') }),
    }),
  }
}

function startOf(params: Raw): number | undefined {
  const { alternativeFirstSlideSet, alternativeFirstSlide } = record(record(params.general).firstSlide)
  const place = numberOf(alternativeFirstSlide)
  return isOn(alternativeFirstSlideSet) && place !== undefined && place > 1 && place <= SLIDER_LIMITS.slides
    ? Math.round(place)
    : undefined
}

function shareOf(written: string): number | undefined {
  return written.endsWith('%') ? clamped(numberOf(written), 0, 100) : undefined
}

function gesturesOf(params: Raw): Raw {
  const nav = record(params.nav)
  const [swipe, keyboard, mouse] = [record(nav.swipe), record(nav.keyboard), record(nav.mouse)]
  const wheel = wordOf(mouse.set)
  return given({
    touch: flagOf(swipe.set),
    mouse: flagOf(swipe.setOnDesktop),
    threshold: clamped(numberOf(swipe.velocity), 10, 1000),
    direction: /vertical/.test(wordOf(swipe.direction)) ? 'vertical' : undefined,
    keyboard: flagOf(keyboard.set),
    wheel: wheel === 'on' || wheel === 'carousel' ? wheel : isOn(mouse.set) ? 'on' : undefined,
    wheelDelay: clamped(numberOf(mouse.calldelay), 100, 10_000),
  })
}

function loadingOf(params: Raw): Raw | undefined {
  const lazy = wordOf(record(params.general).lazyLoad)
  return ['smart', 'single', 'all', 'none'].includes(lazy) ? { lazy } : undefined
}

function hashOf(params: Raw): Raw | undefined {
  const general = record(params.general)
  const read = flagOf(general.enableurlhash)
  return read === undefined ? undefined : { read, ...(isOn(general.urlhashset) && { write: true }) }
}

/** Names the parts of a slider that have no place here. */
function reportOthers(params: Raw, report: SliderReport): void {
  const source = wordOf(params.sourcetype) || wordOf(params.source)
  if (source !== '' && source !== 'gallery') report.lost('slider-source', source)
  const codes = record(params.codes)
  for (const name of ['css', 'javascript'] as const) {
    if (wordOf(codes[name])) report.lost(`slider-${name}`, wordOf(params.alias) || name, wordOf(codes[name]))
  }
  for (const [name, addOn] of Object.entries(record(params.addOns))) {
    if (isOn(record(addOn).enable) || isOn(record(addOn).enabled)) report.lost('slider-add-on', name)
  }
  const bg = record(record(params.layout).bg)
  const ground = colorOf(bg.color)
  if (ground) report.note('slider-ground', ground)
  if (wordOf(bg.image)) report.lost('slider-ground', wordOf(bg.image))
  const delay = numberOf(record(record(params.general).slideshow).initDelay)
  if (delay) report.lost('slider-delay', `${delay} ms`)
}
