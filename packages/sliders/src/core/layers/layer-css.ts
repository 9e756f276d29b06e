import { cssText } from '../css-text.ts'
import { easingCss } from '../model/easing.ts'
import { declarationOf, type Layer } from '../model/layer-kinds.ts'
import { atLevel, LEVELS, type PerLevel } from '../model/levels.ts'
import { colorCss } from '../model/paint.ts'
import { depthOf } from '../model/parallax.ts'
import type { Rule } from '../slider-rule.ts'
import { boxSet, textSet } from './box-css.ts'
import { lengthCss, type Scales } from './length-css.ts'
import { flowSet, gridSet, stackedSet, stageSet } from './place-css.ts'

/** Container of a layer. */
export interface LayerContainer {
  /** Selector of what holds it. */
  readonly within: string
  /** `flow`: in a column, where layers stand one below the other. */
  readonly lays: 'places' | 'flow'
  /** On phones layers stand one below the other: over what fills the slide, or under its image. */
  readonly stacks: 'no' | 'over' | 'under'
}

type Set = Rule['set']

/** The styles of one layer, and of those that stand in it. */
export function layerRules(layer: Layer, container: LayerContainer): readonly Rule[] {
  const of = `${container.within} ${layerSelector(layer)}`
  const body = `${of}>.layer__body`
  return [
    ...placeRules(layer, of, container),
    ...lookRules(layer, of),
    ...bodyRules(layer, body, container),
    ...contentRules(layer, of),
    ...hoverRules(layer, of),
    ...childrenRules(layer, container),
  ]
}

/** Names one layer in selectors. */
export function layerSelector({ id }: Pick<Layer, 'id'>): string {
  return `[data-layer="${cssText(id)}"]`
}

/** One rule for each level that says something else than the one before. */
function perLevel<Values extends object>(
  values: PerLevel<Values>,
  of: string,
  declare: (values: Values, level: (typeof LEVELS)[number]) => Set,
): readonly Rule[] {
  let before: Set = {}
  return LEVELS.flatMap((level) => {
    const all = declare(atLevel(values, level), level)
    const set = Object.fromEntries(Object.entries(all).filter(([property, value]) => before[property] !== value))
    before = all
    if (Object.keys(set).length === 0) return []
    return [level === 'desktop' ? { of, set } : { of, set, level }]
  })
}

function scalesOf({ responsive, offsets }: Layer): Scales {
  return { size: responsive === 'scale', offset: offsets === 'scale' }
}

function placeRules(layer: Layer, of: string, { lays, stacks }: LayerContainer): readonly Rule[] {
  const scales = scalesOf(layer)
  const usual = lays === 'flow' ? flowSet : layer.basis === 'slide' ? stageSet : gridSet
  return perLevel(layer.place, of, (place, level) => {
    const set = stacks !== 'no' && level === 'phone' ? stackedSet : usual
    return { ...set(place, scales), ...(hidesAnywhere(layer) && { display: place.hidden ? 'none' : 'grid' }) }
  })
}

function hidesAnywhere({ place }: Layer): boolean {
  return LEVELS.some((level) => place[level]?.hidden === true)
}

function lookRules({ look, parallax }: Layer, of: string): readonly Rule[] {
  const { blend, clip, rotate, origin, perspective, backdrop } = look
  const set = {
    ...(blend && { 'mix-blend-mode': blend }),
    ...(clip && { 'clip-path': `inset(${clip.top}% ${clip.end}% ${clip.bottom}% ${clip.start}%)` }),
    ...(rotate && { rotate: `${rotate}deg` }),
    ...(origin && { 'transform-origin': `${origin.x}% ${origin.y}%` }),
    ...(perspective && { perspective: `${perspective}px` }),
    ...(parallax && { '--depth': depthOf(parallax) }),
  }
  const inner = {
    ...(origin && { 'transform-origin': `${origin.x}% ${origin.y}%` }),
    ...(backdrop && { 'backdrop-filter': `blur(${backdrop}px)` }),
  }
  return [
    { of, set },
    { of: `${of}>.layer__body`, set: inner },
  ].filter((rule) => Object.keys(rule.set).length > 0)
}

function bodyRules(layer: Layer, of: string, { stacks }: LayerContainer): readonly Rule[] {
  const { size } = scalesOf(layer)
  const leavesImage = stacks === 'under' && layer.text.phone?.color === undefined
  return [
    ...perLevel(layer.text, of, (text, level) => ({
      ...textSet(text, size),
      // Its colour was chosen for the image, which it does not stand on any more.
      ...(leavesImage && level === 'phone' && { color: 'inherit' }),
    })),
    ...perLevel(layer.box, of, (box) => boxSet(box, size)),
  ]
}

function contentRules(layer: Layer, of: string): readonly Rule[] {
  return declarationOf(layer).rules?.(layer, `${of}>.layer__body`, scalesOf(layer).size) ?? []
}

function hoverRules(layer: Layer, of: string): readonly Rule[] {
  const { hover } = layer
  if (!hover) return []
  const { x, y, scale, rotate, opacity, color, background, brightness, duration, easing, pointer } = hover
  const scales = layer.responsive === 'scale'
  const set = {
    ...((x !== undefined || y !== undefined) && {
      translate: `calc(${lengthCss(x ?? 0, scales)}*var(--along)) ${lengthCss(y ?? 0, scales)}`,
    }),
    ...(scale !== undefined && { scale: String(scale) }),
    ...(rotate !== undefined && { rotate: `${rotate}deg` }),
    ...(opacity !== undefined && { opacity: String(opacity) }),
    ...(color && { color: colorCss(color) }),
    ...(background && { background: colorCss(background) }),
    ...(brightness !== undefined && { filter: `brightness(${brightness}%)` }),
  }
  return [
    {
      of: `${of}>.layer__body`,
      set: {
        transition: `translate,scale,rotate,opacity,color,background,filter`
          .split(',')
          .map((property) => `${property} ${duration}ms ${easingCss(easing)}`)
          .join(),
      },
    },
    { of: `${of}:is(:hover,:focus-within)>.layer__body`, set },
    ...(pointer ? [{ of, set: { cursor: 'pointer' } }] : []),
  ].filter((rule) => Object.keys(rule.set).length > 0)
}

function childrenRules(layer: Layer, container: LayerContainer): readonly Rule[] {
  const { holds } = declarationOf(layer)
  if (!holds) return []
  return holds.children(layer).flatMap((child) => layerRules(child, { ...container, lays: holds.lays, stacks: 'no' }))
}
