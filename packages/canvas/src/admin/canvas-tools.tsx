import type { ReactNode } from 'react'
import { type ActionLook, offeredActions } from '../core/block-actions.ts'
import type { Canvas } from './use-canvas.ts'

const UNDO = 'M5.5 3 2.5 6l3 3M2.5 6h7a4 4 0 0 1 0 8H6'
const ADD = 'M8 3v10M3 8h10'
const REDO = 'M10.5 3l3 3-3 3M13.5 6h-7a4 4 0 0 0 0 8H10'

/** Steps back and forth, and what can be done with the selected block. */
export function CanvasTools({ canvas }: { readonly canvas: Canvas }): ReactNode {
  const { selected, actions, act, undo, redo } = canvas
  return (
    <div className="page-canvas__tools">
      <fieldset className="page-canvas__group" aria-label="Steps">
        <Tool label="Undo" keys="Ctrl+Z" icon={UNDO} onPress={undo && (() => act({ do: 'undo' }))} />
        <Tool label="Redo" keys="Ctrl+Shift+Z" icon={REDO} onPress={redo && (() => act({ do: 'redo' }))} />
      </fieldset>
      <fieldset className="page-canvas__group" aria-label="Page">
        <Tool label="Add to the page" keys="Ctrl+K" icon={ADD} onPress={() => act({ do: 'add', id: selected })} />
      </fieldset>
      <fieldset className="page-canvas__group" aria-label="Selected block">
        {offeredActions(selected === undefined ? ['hide'] : actions).map(({ action, isPossible, ...look }) => (
          <Tool
            key={action}
            {...look}
            onPress={selected !== undefined && isPossible ? () => act({ do: action, id: selected }) : undefined}
          />
        ))}
      </fieldset>
    </div>
  )
}

/** @param props.onPress Undefined: there is nothing to do, and the button says so but keeps the focus. */
function Tool({
  label,
  keys,
  icon,
  onPress,
}: Pick<ActionLook, 'label' | 'keys' | 'icon'> & { readonly onPress: (() => void) | undefined }): ReactNode {
  return (
    <button
      type="button"
      className="page-canvas__tool"
      aria-label={label}
      title={keys === undefined ? label : `${label} (${keys})`}
      aria-disabled={onPress ? undefined : true}
      onClick={onPress}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={icon} />
      </svg>
    </button>
  )
}
