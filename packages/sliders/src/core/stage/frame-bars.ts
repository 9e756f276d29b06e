import type { Stored } from '@vitrine/canvas/core'
import { FRAME_MS, type Frame, parseTimeline } from '../model/layer/timeline.ts'

/** Milliseconds to which frames are drawn. */
export const STEP_MS = 10

/** A frame of a layer as a bar over the time of its slide. */
export interface FrameBar {
  readonly kind: 'in' | 'frame' | 'out'
  /** Path of the frame in its layer: `timeline.in`, `timeline.frames.0`, `timeline.out`. */
  readonly path: string
  readonly name: string
  /** Milliseconds from the start of the slide. */
  readonly from: number
  readonly until: number
  /** True if its start is given; otherwise it follows the frame before, or its slide. */
  readonly isTimed: boolean
}

/** @param slideMs Milliseconds that the slide is shown. */
export function frameBars(layer: Stored, slideMs: number): readonly FrameBar[] {
  const { in: coming, named, out } = parseTimeline(layer.timeline)
  const bars: FrameBar[] = []
  let ended = 0
  const add = (kind: FrameBar['kind'], path: string, name: string, frame: Frame, usual: number) => {
    // What an action starts has no place in time.
    if (frame.trigger !== 'time') return
    const from = frame.at ?? usual
    bars.push({ kind, path, name, from, until: from + frame.duration, isTimed: frame.at !== undefined })
    ended = from + frame.duration
  }
  if (coming) add('in', 'timeline.in', 'in', coming, 0)
  for (const [index, frame] of named.entries()) add('frame', `timeline.frames.${index}`, frame.name, frame, ended)
  // It goes with its slide, which is when its time is over.
  if (out) add('out', 'timeline.out', 'out', out, slideMs)
  return bars
}

/** Fields of a frame, by name, when its bar was moved or stretched. */
export function barChange(bar: Pick<FrameBar, 'from' | 'until'>, was: FrameBar): Readonly<Record<string, number>> {
  const [from, duration] = [stepped(Math.max(0, bar.from)), stepped(bar.until - bar.from)]
  return {
    ...(from !== was.from && { at: from }),
    ...(duration !== was.until - was.from && { duration: Math.min(FRAME_MS.max, Math.max(STEP_MS, duration)) }),
  }
}

/** Length of a time line in milliseconds: the slide, and frames that go on beyond it. */
export function lineLength(layers: readonly Stored[], slideMs: number): number {
  const ends = layers.flatMap((layer) => frameBars(layer, slideMs).map(({ until }) => until))
  return Math.max(slideMs, ...ends)
}

function stepped(ms: number): number {
  return Math.round(ms / STEP_MS) * STEP_MS
}
