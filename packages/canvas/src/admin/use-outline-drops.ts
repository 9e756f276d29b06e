'use client'

import { dropTargetForExternal } from '@atlaskit/pragmatic-drag-and-drop/adapter/drop-target-for-external'
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine'
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { autoScrollForExternal } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/external'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { CARRIED_TYPE } from '../core/carried.ts'
import type { OutlineTarget } from '../core/outline-target.ts'

/** A place in the outline that a pointer means, and the line at which it is. */
export interface ShownTarget extends OutlineTarget {
  readonly line: string
}

/** Position of a pointer, in CSS pixels of the window. */
export interface Pointer {
  readonly clientX: number
  readonly clientY: number
}

/**
 * Makes the outline a place to drop what is dragged in it or on the page.
 *
 * @param by.targetAt Reads what a pointer means at this moment.
 * @param by.drop Called once for each drop at a place.
 * @returns The place that is shown; undefined: none.
 */
export function useOutlineDrops(
  outline: RefObject<HTMLElement | null>,
  by: {
    readonly targetAt: (pointer: Pointer) => ShownTarget | undefined
    readonly drop: (target: ShownTarget) => void
  },
): ShownTarget | undefined {
  const [target, setTarget] = useState<ShownTarget>()
  const latest = useRef(by)
  latest.current = by
  useEffect(() => {
    const element = outline.current
    if (!element) return
    const targetOf = ({ location }: Dragged) => latest.current.targetAt(location.current.input)
    const follow = (event: Dragged) => setTarget(targetOf(event))
    const leave = () => setTarget(undefined)
    const events = {
      element,
      onDragEnter: follow,
      onDrag: follow,
      onDragLeave: leave,
      onDrop(event: Dragged) {
        const dropped = targetOf(event)
        if (dropped) latest.current.drop(dropped)
        leave()
      },
    }
    return combine(
      dropTargetForElements(events),
      dropTargetForExternal({
        ...events,
        canDrop: ({ source }) => source.types.includes(CARRIED_TYPE),
        getDropEffect: () => 'move',
      }),
      autoScrollForElements({ element }),
      autoScrollForExternal({ element }),
    )
  }, [outline])
  return target
}

interface Dragged {
  readonly location: { readonly current: { readonly input: Pointer } }
}
