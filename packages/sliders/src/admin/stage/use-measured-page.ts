'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { DragOffset } from './layer-handles.tsx'
import type { LevelWindow } from './levels.ts'
import { type Measured, measure } from './measure.ts'
import { poorWords } from './read-words.ts'

/** A page of the stage and its measures, taken again whenever it changes. */
interface MeasuredPage {
  /** Undefined while there is no slider on the page. */
  readonly measured: Measured | undefined
  /** CSS pixels of the page. */
  readonly height: number
  /** Measures it, unless something is being dragged. */
  readonly look: () => void
  /** To be called when the page has loaded. */
  readonly begin: () => void
  /** Lets a layer stand where it was dragged to, until the page has followed. */
  readonly keep: (layer: string, pull: DragOffset) => void
}

/** @param pull What is being dragged; it stands where the hand has it. */
export function useMeasuredPage(
  frame: { readonly current: HTMLIFrameElement | null },
  pull: { readonly current: DragOffset | undefined },
  options: {
    readonly window: LevelWindow
    /** The slider is as high as its window. */
    readonly fillsWindow: boolean
    readonly onMeasured: (measured: Measured | undefined) => void
    readonly onPoorWords: (poor: ReadonlyMap<string, number>) => void
  },
): MeasuredPage {
  const { window: viewport, fillsWindow, onMeasured, onPoorWords } = options
  const [measured, setMeasured] = useState<Measured>()
  const [height, setHeight] = useState(viewport.height)

  const look = useCallback(() => {
    if (pull.current) return
    const page = frame.current?.contentDocument
    const seen = page ? measure(page) : undefined
    setMeasured((before) => (isSame(before, seen) ? before : seen))
    if (page) onPoorWords(poorWords(page))
    if (seen && !fillsWindow) setHeight(Math.max(1, Math.ceil(seen.stage.top + seen.stage.height)))
  }, [frame, pull, fillsWindow, onPoorWords])

  useEffect(() => onMeasured(measured), [measured, onMeasured])
  useEffect(() => {
    if (fillsWindow) setHeight(viewport.height)
  }, [fillsWindow, viewport])
  return {
    measured,
    height,
    look,
    begin: useFrameChanges(frame, look),
    keep: (layer, by) => setMeasured((before) => before && withPull(before, layer, by)),
  }
}

function withPull(measured: Measured, id: string, { x, y, width, height }: DragOffset): Measured {
  const box = measured.layers.get(id)
  if (!box) return measured
  const moved = {
    ...box,
    left: box.left + x,
    top: box.top + y,
    width: width ?? box.width,
    height: height ?? box.height,
  }
  return { ...measured, layers: new Map(measured.layers).set(id, moved) }
}

/** Tells if two measures are equal, so that nothing has to be rendered again. */
function isSame(one: Measured | undefined, other: Measured | undefined): boolean {
  const text = (measured: Measured | undefined) =>
    JSON.stringify(measured && { ...measured, layers: [...measured.layers] })
  return text(one) === text(other)
}

/** @returns To be called when the page has loaded: it is looked at again when it or a part of it changes size. */
function useFrameChanges(frame: { readonly current: HTMLIFrameElement | null }, look: () => void): () => void {
  const watch = useRef<ResizeObserver | undefined>(undefined)
  useEffect(() => () => watch.current?.disconnect(), [])
  return () => {
    const page = frame.current?.contentDocument
    if (!page?.body) return
    watch.current?.disconnect()
    watch.current = new ResizeObserver(look)
    watch.current.observe(page.body)
    page.addEventListener('load', look, { capture: true })
    page.fonts.ready.then(look, () => {})
    look()
  }
}
