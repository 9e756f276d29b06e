import type { KeyboardEvent } from 'react'
import type { StageEdits } from './stage-edits.ts'
import { stageKey } from './stage-keys.ts'
import type { Chosen } from './use-chosen.ts'
import type { SliderForm } from './use-slider-form.ts'

/** Does what a key does on the stage, unless what has the focus has a use of its own for it. */
export function pressKey(event: KeyboardEvent, { undo, redo }: SliderForm, chosen: Chosen, edits: StageEdits): void {
  if (isWriting(event.target)) return
  const key = stageKey(event)
  if (!key || (key.do === 'leave' && !chosen.layer)) return
  // Arrow keys steer what has the focus, layers apart.
  if (key.do === 'nudge' && !isOnLayer(event.target)) return
  if ((key.do === 'remove' || key.do === 'nudge') && !chosen.layer) return
  if ((key.do === 'copy' || key.do === 'cut') && String(getSelection()) !== '') return
  event.preventDefault()
  if (key.do === 'nudge') edits.nudge(key.x, key.y, key.sizes)
  else if (key.do === 'leave') chosen.choose(undefined)
  else {
    const { copy, cut, paste, duplicate, remove } = edits
    void { undo, redo, copy, cut, paste, duplicate, remove }[key.do]?.()
  }
}

function isWriting(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type="range"]), textarea, select, [contenteditable="true"], [role="combobox"]') !== null
  )
}

function isOnLayer(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.closest('.stage-canvas__layer, .layer-list__layer') !== null
}
