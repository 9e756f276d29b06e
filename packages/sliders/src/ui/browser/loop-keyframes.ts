import type { LayerMotion } from '../../core/layers/layer-motion.ts'

/** Points of a circle, enough for the eye. */
const POINTS = 24

/** Keyframes of what swings about its place. They are properties of their own, so that the layer may move meanwhile. */
export function loopKeyframes(
  loop: NonNullable<LayerMotion['loop']>,
  { scales, rightToLeft }: { readonly scales: boolean; readonly rightToLeft: boolean },
): Keyframe[] {
  const { x = 0, y = 0, rotate, scale, opacity, angle } = loop
  const length = (value: number) => (scales ? `calc(${value.toFixed(2)} * var(--px))` : `${value.toFixed(2)}px`)
  const along = rightToLeft ? -1 : 1
  const others = (part: 0 | 1): Keyframe => ({
    ...(rotate !== undefined && { rotate: `${part * along * rotate}deg` }),
    ...(scale !== undefined && { scale: String(part === 1 ? scale : 1) }),
    ...(opacity !== undefined && { opacity: String(part === 1 ? opacity : 1) }),
  })
  if (angle === undefined) {
    const moves = x !== 0 || y !== 0
    return ([0, 1] as const).map((part) => ({
      ...others(part),
      ...(moves && { translate: `${length(part * along * x)} ${length(part * y)}` }),
    }))
  }
  const begin = (angle * Math.PI) / 180
  return Array.from({ length: POINTS + 1 }, (_, point) => {
    const turn = begin + (2 * Math.PI * point) / POINTS
    const across = along * x * (Math.cos(turn) - Math.cos(begin))
    const down = x * (Math.sin(turn) - Math.sin(begin))
    const isTurningPoint = point % (POINTS / 2) === 0
    return {
      translate: `${length(across)} ${length(down)}`,
      ...(isTurningPoint && others(point === POINTS / 2 ? 1 : 0)),
    }
  })
}
