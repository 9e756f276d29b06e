import { type Amount, amountOf } from '../model/layer/amount.ts'
import type { EDGES, Move, State } from '../model/layer/state.ts'

/** Units and direction by which states become CSS. */
export interface KeyframeContext {
  /** Place of the piece among those of its layer, from 0. */
  readonly turn: number
  /** Gives numbers from 0 to 1. */
  readonly random: () => number
  /** True if lengths shrink with the design grid. */
  readonly scales: boolean
  readonly rightToLeft: boolean
  /** The slider goes to an earlier slide. */
  readonly backward: boolean
  /**
   * Distance of the layer to just outside the stage, in CSS pixels to the right or down. Called only for states that
   * lie there, since it may have to be measured.
   */
  readonly beyond: (edge: (typeof EDGES)[number]) => number
}

/** Keyframes from one state to another: moves that browsers make without laying out the page. */
export function stateKeyframes(from: State, to: State, context: KeyframeContext): Keyframe[] {
  const clips = from.clip !== undefined || to.clip !== undefined
  return [from, to].map((state) => ({
    transform: transformCss(state, context),
    opacity: String(numberOf(state.opacity ?? 1, context)),
    ...filterOf([from, to], state, context),
    ...(clips && { clipPath: clipCss(state.clip ?? [0, 0, 0, 0], context.rightToLeft) }),
  }))
}

/** Tells if a state leaves a layer as its position has it. */
export function isNatural({ mirrored: _, ...state }: State): boolean {
  return Object.keys(state).length === 0
}

function numberOf(amount: Amount, { turn, random }: KeyframeContext): number {
  return amountOf(amount, turn, random())
}

/** The same functions in the same order, so that each is carried into its own like. */
function transformCss(state: State, context: KeyframeContext): string {
  const { rightToLeft, backward } = context
  const mirror = state.mirrored && backward ? -1 : 1
  const along = mirror * (rightToLeft ? -1 : 1)
  const number = (amount: Amount | undefined, fallback = 0) => numberOf(amount ?? fallback, context)
  const x = moveCss(state.x ?? 0, { context, sign: along, mirror })
  const y = moveCss(state.y ?? 0, { context, sign: 1, mirror: 1 })
  return [
    `translate3d(${x},${y},${lengthOf(number(state.z), context.scales)})`,
    `rotateX(${number(state.rotateX)}deg)`,
    `rotateY(${along * number(state.rotateY)}deg)`,
    `rotateZ(${along * number(state.rotateZ)}deg)`,
    `skew(${along * number(state.skewX)}deg,${number(state.skewY)}deg)`,
    `scale(${number(state.scaleX, 1)},${number(state.scaleY, 1)})`,
  ].join(' ')
}

function moveCss(
  move: Move,
  way: { readonly context: KeyframeContext; readonly sign: number; readonly mirror: number },
): string {
  const { context, sign, mirror } = way
  if (typeof move === 'string') return `${context.beyond(mirror < 0 ? across(move) : move)}px`
  if (typeof move === 'object' && 'percent' in move) return `${sign * numberOf(move.percent, context)}%`
  return lengthOf(sign * numberOf(move, context), context.scales)
}

function across(edge: (typeof EDGES)[number]): (typeof EDGES)[number] {
  if (edge === 'start') return 'end'
  return edge === 'end' ? 'start' : edge
}

function lengthOf(value: number, scales: boolean): string {
  return scales && value !== 0 ? `calc(${value} * var(--px))` : `${value}px`
}

function filterOf(both: readonly State[], state: State, context: KeyframeContext): Keyframe {
  const names = ['blur', 'brightness', 'grayscale'] as const
  if (!both.some((one) => names.some((name) => one[name] !== undefined))) return {}
  const blur = numberOf(state.blur ?? 0, context)
  const brightness = numberOf(state.brightness ?? 100, context)
  const grayscale = numberOf(state.grayscale ?? 0, context)
  return { filter: `blur(${blur}px) brightness(${brightness}%) grayscale(${grayscale}%)` }
}

function clipCss([top, end, bottom, start]: NonNullable<State['clip']>, rightToLeft: boolean): string {
  const [right, left] = rightToLeft ? [start, end] : [end, start]
  return `inset(${top}% ${right}% ${bottom}% ${left}%)`
}
