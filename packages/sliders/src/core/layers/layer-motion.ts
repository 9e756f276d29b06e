import { given } from '@vitrine/content/core'
import { easingCss } from '../model/easing.ts'
import { type ActionRule, isLink } from '../model/layer/action.ts'
import type { Loop } from '../model/layer/loop.ts'
import type { State } from '../model/layer/state.ts'
import type { Frame } from '../model/layer/timeline.ts'
import type { Layer } from '../model/layer-kinds.ts'
import { colorCss } from '../model/paint.ts'

/** A frame as the browser plays it. */
export interface FrameMotion extends Omit<Frame, 'easing' | 'trigger' | 'at' | 'reveal'> {
  /**
   * Milliseconds from the start of the slide. Absent: with the end of the slide, when an action asks for it, or when the
   * slider has been scrolled as far as `scrolled` says.
   */
  readonly at?: number
  /** In CSS. */
  readonly easing: string
  readonly reveal?: { readonly from: NonNullable<Frame['reveal']>['from']; readonly color: string }
}

/** Motion of a layer for the browser: in `data-motion`, and read when its slide comes. */
export interface LayerMotion {
  readonly start?: State
  readonly in?: FrameMotion
  readonly named?: readonly (FrameMotion & { readonly name: string })[]
  readonly out?: FrameMotion
  readonly loop?: Omit<Loop, 'easing'> & { readonly easing: string }
  /** Those that need a script. */
  readonly actions?: readonly ActionRule[]
  readonly stay?: true
}

/** Undefined for a layer without motion. */
export function layerMotion({ timeline, loop, actions, stay }: Layer): LayerMotion | undefined {
  const { start, named, out } = timeline
  const comes = timeline.in && frameMotion(timeline.in, 0)
  let end = comes ? (comes.at ?? 0) + comes.duration : 0
  const frames = named.map((frame) => {
    const motion = { ...frameMotion(frame, end), name: frame.name }
    end = (motion.at ?? end) + frame.duration
    return motion
  })
  const acts = actions.filter(({ action }) => !isLink(action))
  const motion = given({
    start: comes && Object.keys(start).length > 0 ? start : undefined,
    in: comes,
    named: frames.length > 0 ? frames : undefined,
    out: out && frameMotion(out, undefined),
    loop: loop && { ...loop, easing: easingCss(loop.easing) },
    actions: acts.length > 0 ? acts : undefined,
  })
  if (Object.keys(motion).length === 0) return undefined
  return { ...motion, ...(stay && { stay }) }
}

/** @param after When it starts if it says nothing itself. */
function frameMotion({ at, trigger, easing, reveal, ...frame }: Frame, after: number | undefined): FrameMotion {
  const time = trigger === 'time' ? (at ?? after) : undefined
  return {
    ...frame,
    easing: easingCss(easing),
    ...(time !== undefined && { at: time }),
    ...(reveal && { reveal: { from: reveal.from, color: colorCss(reveal.color) } }),
  }
}
