/** Distance of a slide and of a bounce. */
const DISTANCE = '3rem'

/** Part of its size that a growing block starts from. */
const ZOOM_FROM = 0.85

/** Vectors of where something comes from: across the line and down the page, in lengths of 1. */
const FROM: Readonly<Record<string, readonly [number, number]>> = {
  up: [0, 1],
  down: [0, -1],
  start: [1, 0],
  end: [-1, 0],
  still: [0, 0],
}

/** Initial clipping of a block, as `inset` distances: top, right, bottom, left. */
const COVERS: Readonly<Record<string, string>> = {
  up: '100% 0 0 0',
  down: '0 0 100% 0',
  start: '0 0 0 100%',
  end: '0 100% 0 0',
  still: '0 50% 0 50%',
}

/**
 * Keyframes of a block that comes into view. They end in what the style sheet says, so that nothing is left on it.
 *
 * @param effect Name of the effect; an unknown one fades.
 * @param direction Where to it moves: `up`, `down`, `start` or `end` of the line, or `still`.
 * @param rightToLeft Whether lines start at the right.
 */
export function appearKeyframes(effect: string, direction: string, rightToLeft: boolean): Keyframe[] {
  const [across = 0, down = 0] = FROM[direction] ?? [0, 1]
  const x = rightToLeft ? -across : across
  const shift = `calc(${x} * ${DISTANCE}) calc(${down} * ${DISTANCE})`
  switch (effect) {
    case 'slide':
      return [{ opacity: 0, translate: shift }, {}]
    case 'zoom':
      return [{ opacity: 0, scale: ZOOM_FROM, translate: shift }, {}]
    case 'flip':
      return [{ opacity: 0, transform: `perspective(60rem) rotate3d(${down}, ${x}, 0, 80deg)` }, {}]
    case 'bounce':
      return [
        { opacity: 0, translate: shift },
        { opacity: 1, translate: `calc(${-x} * 0.75rem) calc(${-down} * 0.75rem)`, offset: 0.6 },
        { translate: `calc(${x} * 0.25rem) calc(${down} * 0.25rem)`, offset: 0.8 },
        {},
      ]
    case 'reveal':
      return [
        { clipPath: `inset(${mirrored(COVERS[direction] ?? '100% 0 0 0', rightToLeft)})` },
        { clipPath: 'inset(0)' },
      ]
    default:
      return [{ opacity: 0 }, {}]
  }
}

function mirrored(inset: string, rightToLeft: boolean): string {
  const [top, right, bottom, left] = inset.split(' ')
  return rightToLeft ? [top, left, bottom, right].join(' ') : inset
}
