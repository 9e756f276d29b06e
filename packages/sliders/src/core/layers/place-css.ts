import type { Anchor, Place } from '../model/layer/place.ts'
import type { Rule } from '../slider-rule.ts'
import { lengthCss, type Scales } from './length-css.ts'

type Set = Rule['set']

/** On the design grid: an item of one large cell, moved from where its anchor has it. */
export function gridSet(place: Place, scales: Scales): Set {
  const [dx, dy] = [lengthCss(place.dx, scales.offset), lengthCss(place.dy, scales.offset)]
  return {
    position: 'relative',
    'justify-self': place.x,
    'align-self': place.y,
    'inset-inline': place.x === 'end' ? `auto ${dx}` : `${dx} auto`,
    'inset-block': place.y === 'end' ? `auto ${dy}` : `${dy} auto`,
    ...sizeSet(place, scales, 'auto'),
  }
}

/** On the whole stage: out of the grid, but still where the order of reading has it. */
export function stageSet(place: Place, scales: Scales): Set {
  return {
    position: 'absolute',
    'inset-inline': insets(place.x, lengthCss(place.dx, scales.offset)),
    'inset-block': insets(place.y, lengthCss(place.dy, scales.offset)),
    margin: `${place.y === 'center' ? 'auto' : '0'} ${place.x === 'center' ? 'auto' : '0'}`,
    ...sizeSet(place, scales, 'fit-content'),
  }
}

/** In a column: as wide as that unless it says otherwise. */
export function flowSet(place: Place, scales: Scales): Set {
  return { position: 'relative', 'justify-self': place.x, ...sizeSet(place, scales, 'auto') }
}

/** One below the other: its place does not count. */
export function stackedSet(place: Place, scales: Scales): Set {
  return {
    position: 'relative',
    'justify-self': 'stretch',
    'align-self': 'auto',
    inset: 'auto',
    margin: '0',
    'inline-size': 'auto',
    'block-size': typeof place.height === 'number' ? lengthCss(place.height, scales.size) : 'auto',
  }
}

function sizeSet({ width, height }: Place, scales: Scales, auto: string): Set {
  const size = (length: Place['width']) => (length === 'auto' ? auto : lengthCss(length, scales.size))
  return { 'inline-size': size(width), 'block-size': size(height) }
}

function insets(anchor: Anchor, offset: string): string {
  if (anchor === 'center') return `${offset} calc(-1*${offset})`
  return anchor === 'end' ? `auto ${offset}` : `${offset} auto`
}
