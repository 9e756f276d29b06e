'use client'

import { useLivePreviewContext } from '@payloadcms/ui'
import { offeredActions } from '../core/block-actions.ts'
import type { PaletteCommand } from '../core/palette-commands.ts'
import type { Canvas } from './use-canvas.ts'

/** A command, and how it is done. */
export interface Runnable extends PaletteCommand {
  run(): void
}

/** Everything that can be done at this moment: steps, what the selected block allows, the page, widths of its preview. */
export function usePaletteCommands({ selected, actions, act, undo, redo }: Canvas): readonly Runnable[] {
  const { breakpoints, setBreakpoint } = useLivePreviewContext()
  const onBlock = offeredActions(actions).filter(({ action, isPossible }) => isPossible && action !== 'add')
  return [
    ...(undo ? [{ key: 'action undo', label: 'Undo', keys: 'Ctrl+Z', run: () => act({ do: 'undo' }) }] : []),
    ...(redo ? [{ key: 'action redo', label: 'Redo', keys: 'Ctrl+Shift+Z', run: () => act({ do: 'redo' }) }] : []),
    ...onBlock.map(({ action, label, keys }) => ({
      key: `action ${action}`,
      label: `Selected block: ${label}`,
      ...(keys !== undefined && { keys }),
      run: () => selected !== undefined && act({ do: action, id: selected }),
    })),
    ...buttonCommand('action-save', 'Publish changes'),
    ...buttonCommand('preview-button', 'View the page in a tab of its own'),
    { key: 'action outline', label: 'Go to the outline of blocks', run: focusOutline },
    ...(breakpoints ?? []).map(({ name, label }) => ({
      key: `width ${name}`,
      label: `Preview: ${label}`,
      run: () => setBreakpoint(name),
    })),
  ]
}

/**
 * A button of the form as a command: it checks and asks as the button does. None where its editor may not press it.
 *
 * @param id Of its element, as Payload gives it.
 */
function buttonCommand(id: string, label: string): readonly Runnable[] {
  const button = document.getElementById(id)
  if (!button || button.matches(':disabled, [aria-disabled="true"]')) return []
  return [{ key: `button ${id}`, label, run: () => document.getElementById(id)?.click() }]
}

function focusOutline(): void {
  document.querySelector<HTMLElement>('.page-canvas [role="treeitem"][tabindex="0"]')?.focus()
}
