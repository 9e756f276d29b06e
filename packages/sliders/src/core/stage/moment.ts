import type { Stored } from '@vitrine/canvas/core'
import type { State } from '../model/layer/state.ts'
import { type Frame, parseTimeline } from '../model/layer/timeline.ts'

/** Appearance of a layer at one moment of its slide. */
export type LayerMoment =
  /** It has not come yet, or has gone. */
  | { readonly kind: 'away' }
  | { readonly kind: 'there'; readonly state: State }
  | {
      readonly kind: 'moving'
      readonly frame: Frame
      readonly from: State
      readonly to: State
      /** Milliseconds since it began. */
      readonly elapsed: number
    }

/**
 * @param ms Milliseconds from the start of the slide.
 * @param slideMs Milliseconds that the slide is shown; what goes with it begins to go then.
 */
export function momentOf(layer: Stored, ms: number, slideMs: number): LayerMoment {
  const { start, in: coming, named, out } = parseTimeline(layer.timeline)
  if (coming && (coming.trigger !== 'time' || ms < (coming.at ?? 0))) return { kind: 'away' }
  const passed: { readonly frame: Frame; readonly from: State; readonly to: State; readonly began: number }[] = []
  const state = () => passed.at(-1)?.to ?? {}
  const pass = (frame: Frame, usual: number, from: State, to: State) => {
    const began = frame.at ?? usual
    if (frame.trigger === 'time' && began <= ms) passed.push({ frame, from, to, began })
  }
  if (coming) pass(coming, 0, start, coming.state)
  for (const frame of named) {
    const before = passed.at(-1)
    pass(frame, before ? before.began + before.frame.duration : 0, state(), { ...state(), ...frame.state })
  }
  if (out) pass(out, slideMs, state(), { ...state(), ...out.state })
  const last = passed.at(-1)
  if (!last) return { kind: 'there', state: {} }
  const { began, ...move } = last
  if (ms - began < move.frame.duration) return { kind: 'moving', ...move, elapsed: ms - began }
  return move.frame === out ? { kind: 'away' } : { kind: 'there', state: move.to }
}
