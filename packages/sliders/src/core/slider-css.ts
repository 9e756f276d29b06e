import { carouselLookRules } from './carousel-look-rules.ts'
import { depthRules } from './depth-rules.ts'
import { layerRules } from './layers/layer-css.ts'
import { HIDE_OVER_PX, type Navigation } from './model/controls.ts'
import type { GlobalLayers } from './model/globals.ts'
import type { Grid, SliderLayout } from './model/layout.ts'
import { LEVEL_WIDTHS, LEVELS, type Level } from './model/levels.ts'
import { colorCss, gradientCss } from './model/paint.ts'
import type { Slide } from './model/slide.ts'
import type { Slider } from './model/slider.ts'
import { type Rule, slideSelector } from './slider-rule.ts'

/**
 * The styles that are this slider's alone: what its editors chose freely. They stand in the head of the page, whose
 * policy names their hash. Lengths of the design grid are `calc(n * var(--px))`.
 */
export function sliderCss(slider: Slider): string {
  const rules = [
    ...layoutRules(slider.layout),
    ...carouselLookRules(slider),
    ...slider.slides.flatMap(slideRules),
    ...depthRules(slider),
    ...slider.controls.navigation.flatMap(navigationRules),
    ...progressRules(slider),
    ...slider.slides.flatMap((slide) => layersOf(slide, slider.layout)),
    ...slider.globals.flatMap(({ layers }) => globalsOf(layers, slider.layout)),
  ]
  const root = `.slider[data-slider="${slider.alias}"]`
  // From wide to narrow: what a narrow one says comes after, and wins.
  const written = LEVELS.map((level) => {
    const own = rules.filter((rule) => (rule.level ?? 'desktop') === level)
    const text = own.map(({ of, set }) => `${of ? `${root} ${of}` : root}{${declarations(set)}}`).join('')
    return level === 'desktop' || text === '' ? text : `@container slider (width<=${LEVEL_WIDTHS[level]}px){${text}}`
  })
  const hidden = slider.controls.navigation.flatMap((navigation) => widthRules(root, navigation))
  return `@layer components{${written.join('')}${hidden.join('')}}`
}

function declarations(set: Rule['set']): string {
  return Object.entries(set)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')
}

function layoutRules({ grid, minHeight, maxHeight }: SliderLayout): readonly Rule[] {
  const [stage, of] = ['.slider__stage', ':is(.slider__stage,.slider__globals)']
  const { desktop, ...narrower } = grid
  const bounds = {
    ...(minHeight > 0 && { 'min-block-size': `${minHeight}px` }),
    ...(maxHeight > 0 && { 'max-block-size': `${maxHeight}px` }),
  }
  return [
    { of: '', set: { '--grid-width': `${desktop.width}px` } },
    { of, set: gridSet(desktop) },
    ...(minHeight > 0 || maxHeight > 0 ? [{ of: stage, set: bounds }] : []),
    ...Object.entries(narrower).map(([level, size]) => ({
      of,
      set: gridSet(size),
      level: level as Exclude<Level, 'desktop'>,
    })),
  ]
}

/** One CSS pixel of the design grid, and how many of them it is wide and high. */
function gridSet({ width, height }: Partial<Grid>): Record<string, string> {
  return {
    ...(width !== undefined && { '--px': `min(1px,100cqi/${width})`, '--columns': String(width) }),
    ...(height !== undefined && { '--rows': String(height) }),
  }
}

function slideRules(slide: Slide): readonly Rule[] {
  const { background, overlay } = slide
  const of = slideSelector(slide)
  const paint =
    background.kind === 'color'
      ? colorCss(background.color)
      : background.kind === 'gradient'
        ? gradientCss(background.gradient)
        : undefined
  return [
    ...(paint ? [{ of: `${of} .slider__background`, set: { background: paint } }] : []),
    ...(overlay
      ? [{ of: `${of} .slider__overlay`, set: { background: colorCss(overlay.color), opacity: `${overlay.opacity}%` } }]
      : []),
  ]
}

function layersOf(slide: Slide, { stackOnPhone }: SliderLayout): readonly Rule[] {
  const hasImage = slide.background.kind === 'image' || slide.background.kind === 'video'
  const stacks = stackOnPhone ? (hasImage ? 'under' : 'over') : 'no'
  const container = { within: slideSelector(slide), lays: 'places', stacks } as const
  return slide.layers.flatMap((layer) => layerRules(layer, container))
}

function globalsOf(layers: GlobalLayers['layers'], { stackOnPhone }: SliderLayout): readonly Rule[] {
  const container = { within: '.slider__globals', lays: 'places', stacks: stackOnPhone ? 'under' : 'no' } as const
  return layers.flatMap((layer) => layerRules(layer, container))
}

function navigationRules(navigation: Navigation): readonly Rule[] {
  const { kind, offsetX, offsetY, space, width, height } = navigation
  const isRow = kind === 'thumbnails' || kind === 'tabs'
  return [
    {
      of: `.slider__${kind}`,
      set: {
        '--offset-x': `${offsetX}px`,
        '--offset-y': `${offsetY}px`,
        '--space': `${space}px`,
        ...(isRow && { '--item-width': `${width}px`, '--item-height': `${height}px` }),
      },
    },
  ]
}

/** Navigation is not there in sliders that are too narrow or too wide for it. */
function widthRules(root: string, { kind, hideUnder, hideOver }: Navigation): readonly string[] {
  const none = `{${root} .slider__${kind}{display:none}}`
  return [
    ...(hideUnder > 0 ? [`@container slider (width<${hideUnder}px)${none}`] : []),
    ...(hideOver < HIDE_OVER_PX ? [`@container slider (width>${hideOver}px)${none}`] : []),
  ]
}

function progressRules({ controls: { progress } }: Slider): readonly Rule[] {
  return progress ? [{ of: '.slider__progress', set: { '--size': `${progress.size}px` } }] : []
}
