import { type Amount, amountOf } from '../model/layer/amount.ts'
import type { EDGES, Move, State } from '../model/layer/state.ts'

/** What states are measured by. */
export interface Surroundings {
  /** Place of the piece among those of its layer, from 0. */
  readonly turn: number
  /** Gives numbers from 0 to 1. */
  readonly random: () => number
  /** Whether lengths shrink with the design grid. */
  readonly scales: boolean
  readonly rightToLeft: boolean
  /** The slider goes to an earlier slide. */
  readonly backward: boolean
  /**
   * How far the layer has to go to be just outside the stage, in CSS pixels to the right or down. Asked only for states
   * that lie there: the answer may have to be measured.
   */
  readonly beyond: (edge: (typeof EDGES)[number]) => number
}

/** Keyframes from one state to another: moves that browsers make without laying out the page. */
export function stateKeyframes(from: State, to: State, around: Surroundings): Keyframe[] {
  const clips = from.clip !== undefined || to.clip !== undefined
  return [from, to].map((state) => ({
    transform: transformCss(state, around),
    opacity: String(numberOf(state.opacity ?? 1, around)),
    ...filterOf([from, to], state, around),
    ...(clips && { clipPath: clipCss(state.clip ?? [0, 0, 0, 0], around.rightToLeft) }),
  }))
}

/** Whether a layer in this state is as its place has it. */
export function isNatural({ mirrored: _, ...state }: State): boolean {
  return Object.keys(state).length === 0
}

function numberOf(amount: Amount, { turn, random }: Surroundings): number {
  return amountOf(amount, turn, random())
}

/** The same functions in the same order, so that each is carried into its own like. */
function transformCss(state: State, around: Surroundings): string {
  const { rightToLeft, backward } = around
  const mirror = state.mirrored && backward ? -1 : 1
  const along = mirror * (rightToLeft ? -1 : 1)
  const number = (amount: Amount | undefined, standard = 0) => numberOf(amount ?? standard, around)
  const x = moveCss(state.x ?? 0, { around, sign: along, mirror })
  const y = moveCss(state.y ?? 0, { around, sign: 1, mirror: 1 })
  return [
    `translate3d(${x},${y},${lengthOf(number(state.z), around.scales)})`,
    `rotateX(${number(state.rotateX)}deg)`,
    `rotateY(${along * number(state.rotateY)}deg)`,
    `rotateZ(${along * number(state.rotateZ)}deg)`,
    `skew(${along * number(state.skewX)}deg,${number(state.skewY)}deg)`,
    `scale(${number(state.scaleX, 1)},${number(state.scaleY, 1)})`,
  ].join(' ')
}

function moveCss(
  move: Move,
  way: { readonly around: Surroundings; readonly sign: number; readonly mirror: number },
): string {
  const { around, sign, mirror } = way
  if (typeof move === 'string') return `${around.beyond(mirror < 0 ? across(move) : move)}px`
  if (typeof move === 'object' && 'percent' in move) return `${sign * numberOf(move.percent, around)}%`
  return lengthOf(sign * numberOf(move, around), around.scales)
}

function across(edge: (typeof EDGES)[number]): (typeof EDGES)[number] {
  if (edge === 'start') return 'end'
  return edge === 'end' ? 'start' : edge
}

function lengthOf(value: number, scales: boolean): string {
  return scales && value !== 0 ? `calc(${value} * var(--px))` : `${value}px`
}

function filterOf(both: readonly State[], state: State, around: Surroundings): Keyframe {
  const names = ['blur', 'brightness', 'grayscale'] as const
  if (!both.some((one) => names.some((name) => one[name] !== undefined))) return {}
  const blur = numberOf(state.blur ?? 0, around)
  const brightness = numberOf(state.brightness ?? 100, around)
  const grayscale = numberOf(state.grayscale ?? 0, around)
  return { filter: `blur(${blur}px) brightness(${brightness}%) grayscale(${grayscale}%)` }
}

function clipCss([top, end, bottom, start]: NonNullable<State['clip']>, rightToLeft: boolean): string {
  const [right, left] = rightToLeft ? [start, end] : [end, start]
  return `inset(${top}% ${right}% ${bottom}% ${left}%)`
}
