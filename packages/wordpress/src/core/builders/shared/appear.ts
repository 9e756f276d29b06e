import type { FrameFields } from '../../convert/frame-fields.ts'

/** Beginnings of the names of builders' animations, and what comes nearest; the first that fits counts. */
const EFFECTS = [
  ['bounce', 'bounce'],
  ['zoom', 'zoom'],
  ['grow', 'zoom'],
  ['scale', 'zoom'],
  ['appear', 'zoom'],
  ['flip', 'flip'],
  ['rotate', 'flip'],
  ['reveal', 'reveal'],
  ['slide', 'slide'],
  ['fade', 'fade'],
  ['top-to-bottom', 'slide'],
  ['bottom-to-top', 'slide'],
  ['left-to-right', 'slide'],
  ['right-to-left', 'slide'],
] as const

/** Seconds that entering may take, and wait. */
const SECONDS = { min: 0.1, max: 3 } as const
const MAX_DELAY = 5

interface WrittenAnimation {
  /** `fade`, `slide`, `fadeInUp`, `bottom-to-top`. */
  readonly name: string
  /** `up`, `down`, `left`, `right`, `static`, where the name does not say. */
  readonly direction?: string
  readonly seconds?: number
  readonly delay?: number
}

/** Entrance of a block. Directions of builders say from where, or to where, in their names: ours say where it moves. */
export function appearOf({ name, direction = '', seconds, delay }: WrittenAnimation): FrameFields {
  const folded = name.trim().toLowerCase()
  const appear = EFFECTS.find(([part]) => folded.includes(part))?.[1]
  if (folded === '' || folded === 'none' || !appear) return {}
  return {
    appear,
    appearDirection: moves(`${folded} ${direction.toLowerCase()}`),
    ...(seconds !== undefined && seconds >= SECONDS.min && seconds <= SECONDS.max && { appearSeconds: seconds }),
    ...(delay !== undefined && delay > 0 && delay <= MAX_DELAY && { appearDelay: delay }),
  }
}

function moves(words: string): 'up' | 'down' | 'start' | 'end' | 'still' {
  if (/static|still/.test(words)) return 'still'
  if (/bottom-to-top|inup|\bup\b/.test(words)) return 'up'
  if (/top-to-bottom|indown|\bdown\b/.test(words)) return 'down'
  if (/left-to-right|inleft|\bleft\b/.test(words)) return 'end'
  if (/right-to-left|inright|\bright\b/.test(words)) return 'start'
  return 'up'
}
