'use client'

import { draggable } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { type RefObject, useEffect, useRef } from 'react'
import { CARRIED_TYPE, type Carried } from '../core/carried.ts'

/** Drag of an element: its load, its beginning and its end. */
export interface Drag {
  /** Undefined: it cannot be dragged. */
  readonly carried: Carried | undefined
  begin(carried: Carried): void
  /** @param isDropped False: the drag was cancelled, or ended where nothing takes it. */
  end(isDropped: boolean): void
}

/** Makes an element draggable, also onto the page beside the form. */
export function useDraggable(element: RefObject<HTMLElement | null>, drag: Drag): void {
  const latest = useRef(drag)
  latest.current = drag
  useEffect(() => {
    const dragged = element.current
    if (!dragged) return
    // The library knows of drops in this document alone; the event knows of the others.
    const end = ({ dataTransfer }: DragEvent) => latest.current.end(dataTransfer?.dropEffect !== 'none')
    const clean = draggable({
      element: dragged,
      canDrag: () => latest.current.carried !== undefined,
      getInitialDataForExternal: () => ({ [CARRIED_TYPE]: '' }),
      onDragStart() {
        const { carried, begin } = latest.current
        if (carried) begin(carried)
      },
    })
    dragged.addEventListener('dragend', end)
    return () => {
      dragged.removeEventListener('dragend', end)
      clean()
    }
  }, [element])
}
