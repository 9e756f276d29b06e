import { choice, given, list, record, text, within } from '@vitrine/content/core'
import { EASING_NAMES, type Easing, parseEasing } from '../easing.ts'
import { type Color, parseColor } from '../paint.ts'
import { type Preset, presetOf } from './presets.ts'
import { parseSplit, type Split } from './split.ts'
import { EDGES, parseState, type State } from './state.ts'

/** Frames of one layer, those of its coming and going with them. */
export const MAX_FRAMES = 20

/** Milliseconds. */
export const FRAME_MS = { default: 300, min: 1, max: 60_000 } as const

/** Latest start of a frame, in milliseconds. */
const MAX_AT_MS = 600_000

export const TRIGGERS = ['time', 'action', 'scroll'] as const

/** Percent of the window that a slider has been scrolled by when a frame starts. */
export const SCROLLED = { default: 50, min: 0, max: 100 } as const

/** A way of a layer to a state. */
export interface Frame {
  /** Milliseconds from the start of its slide; absent: when the frame before it has ended, or on an action. */
  readonly at?: number
  /** `action`: an action of a layer starts it. `scroll`: see `scrolled`. */
  readonly trigger: (typeof TRIGGERS)[number]
  /** Starts when the top of the slider has come so far: 0 is the foot of the window, 1 its top. */
  readonly scrolled?: number
  /** Milliseconds. */
  readonly duration: number
  readonly easing: Easing
  readonly state: State
  /** The layer, or each of its pieces, is seen only within its own box. */
  readonly mask?: true
  readonly split?: Split
  /** A coloured block passes over it. */
  readonly reveal?: { readonly from: (typeof EDGES)[number]; readonly color: Color }
}

/** Frames of a layer while its slide is shown. */
export interface Timeline {
  /** Before it comes. */
  readonly start: State
  /** Entrance; absent: it is there from the beginning. */
  readonly in?: Frame
  readonly named: readonly (Frame & { readonly name: string })[]
  /** Exit; without a time: with its slide. Absent: it leaves with the slide's transition. */
  readonly out?: Frame
}

/**
 * Reads the group `timeline` of a stored layer: `{ start, in, frames: [{ name, … }], out }`. `in` and `out` may name a
 * preset; what they say themselves counts more.
 */
export function parseTimeline(raw: unknown): Timeline {
  const stored = record(raw)
  const [coming, going] = [record(stored.in), record(stored.out)]
  const [comes, goes] = [presetOf(coming.preset), presetOf(going.preset)]
  const start = { ...comes?.away, ...parseState(stored.start) }
  const away = { ...goes?.away, ...parseState(going.state) }
  // Forms keep groups in which nobody has written.
  const hasIn = comes !== undefined || says(stored.start) || waits(coming.trigger)
  const hasOut = goes !== undefined || says(going.state) || waits(going.trigger)
  return {
    start,
    named: list(stored.frames)
      .slice(0, MAX_FRAMES - 2)
      .map((frame, index) => ({
        ...frameOf(frame, parseState(frame.state)),
        name: text(frame.name)?.trim() ?? `frame-${index + 1}`,
      })),
    ...given({
      in: hasIn ? frameOf(coming, parseState(coming.state), comes) : undefined,
      out: hasOut ? frameOf(going, away, goes && { ...goes, easing: opposite(goes.easing) }) : undefined,
    }),
  }
}

function frameOf(raw: Readonly<Record<string, unknown>>, state: State, preset?: Preset): Frame {
  const reveal = record(raw.reveal)
  const color = parseColor(reveal.color)
  const trigger = choice(raw.trigger, TRIGGERS)
  return {
    state,
    trigger,
    ...(trigger === 'scroll' && { scrolled: (within(raw.scrolled, SCROLLED) ?? SCROLLED.default) / 100 }),
    duration: within(raw.duration, FRAME_MS) ?? preset?.duration ?? FRAME_MS.default,
    easing: parseEasing(raw.easing, preset?.easing),
    ...given({
      at: within(raw.at, { min: 0, max: MAX_AT_MS }),
      mask: typeof raw.mask === 'boolean' ? raw.mask || undefined : preset?.mask,
      split: raw.split === 'none' ? undefined : (parseSplit(raw.split) ?? preset?.split),
      reveal: color ? { from: choice(reveal.from, EDGES), color } : preset?.reveal,
    }),
  } as Frame
}

function says(state: unknown): boolean {
  return Object.keys(parseState(state)).length > 0
}

/** Tells if a frame is started by something other than time. */
function waits(trigger: unknown): boolean {
  return trigger === 'action' || trigger === 'scroll'
}

/** Easing of the way out: deceleration becomes acceleration. */
function opposite(easing: Easing): Easing {
  return EASING_NAMES.find((name) => name === easing.replace(/\.out$/, '.in')) ?? 'power2.in'
}
