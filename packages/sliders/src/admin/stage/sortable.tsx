'use client'

import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import { type ReactNode, useId } from 'react'

/** CSS pixels that a press may wander and is still one. */
const PRESS_PX = 5

/** Rows that can be put elsewhere among each other, with the pointer or from the keyboard. */
export function Sortable(props: {
  readonly ids: readonly string[]
  readonly onMove: (from: number, to: number) => void
  readonly label: string
  readonly children: ReactNode
}): ReactNode {
  const { ids, onMove, label, children } = props
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: PRESS_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))]
        if (from !== to && to >= 0) onMove(from, to)
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ol className="stage-rows" aria-label={label}>
          {children}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

/** @param props.name What the row is called where it is moved. */
export function SortableRow(props: {
  readonly id: string
  readonly name: string
  readonly children: ReactNode
}): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { id, name, children } = props
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  return (
    <li
      ref={setNodeRef}
      className="stage-rows__row"
      data-dragged={isDragging ? '' : undefined}
      style={{ transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined, transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className="stage-rows__handle"
        {...attributes}
        {...listeners}
        aria-label={word({ en: `Move ${name}`, de: `${name} verschieben` })}
      >
        <svg viewBox="0 0 8 14" width="8" height="14" aria-hidden="true">
          <path d="M1 1h2v2H1zM5 1h2v2H5zM1 6h2v2H1zM5 6h2v2H5zM1 11h2v2H1zM5 11h2v2H5z" fill="currentColor" />
        </svg>
      </button>
      {children}
    </li>
  )
}
