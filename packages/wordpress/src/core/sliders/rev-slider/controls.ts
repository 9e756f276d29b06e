import { given, record } from '@vitrine/content/core'
import { clamped, flagOf, isOn, numberOf, wordOf } from '../css-values.ts'
import type { Raw } from './tools.ts'

/** CSS pixels, and milliseconds. */
const LIMITS = { offset: 500, space: 100, width: 600, height: 400, hide: 9999, delay: 10_000 } as const

const ACROSS: Readonly<Record<string, string>> = { left: 'start', center: 'center', right: 'end' }
const DOWN: Readonly<Record<string, string>> = { top: 'top', center: 'center', middle: 'center', bottom: 'bottom' }

/** Looks of the original that come close to one of ours; all others take the first. */
const STYLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  arrows: {
    hermes: 'square',
    persephone: 'square',
    'navbar-old': 'square',
    erinyen: 'round',
    uranus: 'plain',
    metis: 'plain',
    gyges: 'plain',
    dione: 'preview',
    hades: 'preview',
    ares: 'preview',
    hebe: 'preview',
    hephaistos: 'round',
  },
  bullets: { hermes: 'rings', zeus: 'rings', uranus: 'rings', ares: 'rings', persephone: 'lines', hades: 'lines' },
  thumbs: { hesperiden: 'framed', hades: 'framed', erinyen: 'framed' },
  tabs: { hesperiden: 'cards', gyges: 'cards', metis: 'line', ares: 'line', hades: 'line' },
}

const SLUGS = {
  arrows: 'sliderArrows',
  bullets: 'sliderBullets',
  thumbs: 'sliderThumbnails',
  tabs: 'sliderTabs',
} as const

/** Sides of the stage where a row of thumbnails or tabs lies. */
const PLACES: Readonly<Record<string, string>> = {
  'outer-left': 'outer-start',
  'outer-right': 'outer-end',
  'outer-top': 'outer-top',
  'outer-bottom': 'outer-bottom',
}

/** Reads what visitors steer a slider with. */
export function controlsOf(params: Raw): readonly Raw[] {
  const nav = record(params.nav)
  const kinds = ['arrows', 'bullets', 'thumbs', 'tabs'] as const
  const controls = kinds.flatMap((kind) => {
    const stored = record(nav[kind])
    return isOn(stored.set) ? [navigationOf(kind, stored)] : []
  })
  const progress = record(record(params.general).progressbar)
  return isOn(progress.set) ? [...controls, progressOf(progress)] : controls
}

function navigationOf(kind: keyof typeof SLUGS, stored: Raw): Raw {
  const side = kind === 'arrows' ? { ...stored, ...record(stored.left) } : stored
  const offset = record(side.offset)
  const place = placeOf(stored)
  return {
    blockType: SLUGS[kind],
    ...given({
      style: STYLES[kind]?.[wordOf(stored.style).toLowerCase()],
      ...(kind !== 'arrows' && { across: ACROSS[wordOf(side.horizontal)] }),
      down: DOWN[wordOf(side.vertical)],
      offsetX: clamped(numberOf(side.offsetX ?? offset.x), -LIMITS.offset, LIMITS.offset),
      offsetY: clamped(numberOf(side.offsetY ?? offset.y), -LIMITS.offset, LIMITS.offset),
      ...((kind === 'thumbs' || kind === 'tabs') && {
        place,
        direction: wordOf(stored.direction) === 'vertical' ? 'vertical' : undefined,
        space: clamped(numberOf(stored.space), 0, LIMITS.space),
        width: clamped(numberOf(stored.width), 0, LIMITS.width),
        height: clamped(numberOf(stored.height), 0, LIMITS.height),
      }),
      hideOnLeave: flagOf(stored.alwaysOn) === false ? true : undefined,
      hideDelay: clamped(numberOf(stored.hideDelay), 0, LIMITS.delay),
      hideDelayTouch: clamped(numberOf(stored.hideDelayMobile), 0, LIMITS.delay),
      hideUnder: isOn(stored.hideUnder) ? clamped(numberOf(stored.hideUnderLimit), 0, LIMITS.hide) : undefined,
      hideOver: isOn(stored.hideOver) ? clamped(numberOf(stored.hideOverLimit), 0, LIMITS.hide) : undefined,
    }),
  }
}

/** `outer-vertical` and `outer-horizontal` lie on the side that the alignment says. */
function placeOf(stored: Raw): string | undefined {
  const written = wordOf(stored.innerOuter)
  if (Object.hasOwn(PLACES, written)) return PLACES[written]
  if (written === 'outer-vertical') return wordOf(stored.horizontal) === 'right' ? 'outer-end' : 'outer-start'
  if (written === 'outer-horizontal') return wordOf(stored.vertical) === 'top' ? 'outer-top' : 'outer-bottom'
  return undefined
}

const PROGRESS: Readonly<Record<string, string>> = {
  horizontal: 'horizontal',
  vertical: 'vertical',
  cw: 'clockwise',
  ccw: 'counterclockwise',
}

function progressOf(stored: Raw): Raw {
  const size = numberOf(stored.size)
  return {
    blockType: 'sliderProgress',
    ...given({
      style: PROGRESS[wordOf(stored.style)],
      basedOn: wordOf(stored.basedon) === 'module' ? 'module' : undefined,
      place: wordOf(stored.vertical) === 'top' ? 'top' : undefined,
      size: size === undefined ? undefined : clamped(size, 1, 200),
    }),
  }
}
