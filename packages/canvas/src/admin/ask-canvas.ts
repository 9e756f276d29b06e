'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { blockTitle } from '../core/block-tree.ts'
import { type DrawnHeading, levelEdits } from '../core/heading-level.ts'
import { groundEdits, type ReadableGrounds } from '../core/readable-ground.ts'
import type { Task } from './perform-task.ts'
import type { Canvas } from './use-canvas.ts'

/** State of the open canvas, as far as other parts of the form know it. */
export interface CanvasState {
  /** Id of the selected block. */
  readonly selected: string | undefined
  /** Titles of all blocks of the page, by their ids. */
  readonly titles: ReadonlyMap<string, string>
  /** True if its editor may give a heading another level here. */
  mayLevel(heading: DrawnHeading): boolean
  /** True if its editor may make a text readable here. */
  mayGround(text: ReadableGrounds): boolean
}

const CLOSED: CanvasState = { selected: undefined, titles: new Map(), mayLevel: () => false, mayGround: () => false }

/** The canvas that is open in this window: there is one, but for the moment in which a form follows another. */
const open: ((task: Task) => void)[] = []
const listeners = new Set<() => void>()
let state = CLOSED

function show(next: CanvasState): void {
  state = next
  for (const listen of listeners) listen()
}

/**
 * Has the open canvas do something, such as to select the block that is spoken of elsewhere in the form.
 *
 * @returns False: none is open.
 */
export function askCanvas(task: Task): boolean {
  const act = open.at(-1)
  act?.(task)
  return act !== undefined
}

/** Follows the state of the open canvas, for other parts of the form. */
export function useCanvasState(): CanvasState {
  return useSyncExternalStore(
    (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    () => state,
    () => CLOSED,
  )
}

/** Does what other parts of the form ask of the canvas, and lets them know its state, as long as it is drawn. */
export function useAskedCanvas(canvas: Pick<Canvas, 'tree' | 'rules' | 'selected' | 'mayEdit' | 'act'>): void {
  const { tree, rules, selected, mayEdit } = canvas
  const latest = useRef(canvas)
  latest.current = canvas
  useEffect(() => {
    const hear = (task: Task) => latest.current.act(task)
    open.push(hear)
    return () => {
      open.splice(open.indexOf(hear), 1)
      show(CLOSED)
    }
  }, [])
  useEffect(() => {
    show({
      selected,
      titles: new Map([...tree.blocks.values()].map((node) => [node.id, blockTitle(node)])),
      mayLevel: (heading) => mayEdit && levelEdits(tree, rules, heading).length > 0,
      mayGround: (text) => mayEdit && groundEdits(tree, rules, text).length > 0,
    })
  }, [tree, rules, selected, mayEdit])
}
