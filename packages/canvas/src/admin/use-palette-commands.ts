'use client'

import { toast, useFormBackgroundProcessing, useLivePreviewContext, useTranslation } from '@payloadcms/ui'
import { type AdminText, adminTexts } from '@vitrine/content/core'
import { offeredActions } from '../core/block-actions.ts'
import { COMPARE_WORDS } from '../core/compare/compare-words.ts'
import type { PaletteCommand } from '../core/palette-commands.ts'
import { isResting, pressWhenPossible } from './press-when-possible.ts'
import type { Canvas } from './use-canvas.ts'

/** A command, and how it is done. */
export interface Runnable extends PaletteCommand {
  run(): void
}

/** Everything that can be done at this moment: steps, what the selected block allows, the page, widths of its preview. */
export function usePaletteCommands({ selected, actions, act, undo, redo, compare }: Canvas): readonly Runnable[] {
  const { breakpoints, setBreakpoint } = useLivePreviewContext()
  const word = adminTexts(useTranslation().i18n.language)
  const isSaving = useFormBackgroundProcessing()
  // A button of the form as a command: it checks and asks as the button does. None where its editor may not press it.
  const buttonCommand = (id: string, label: AdminText): readonly Runnable[] => {
    const button = document.getElementById(id)
    if (!button || (isResting(button) && !isSaving)) return []
    return [{ key: `button ${id}`, label: word(label), run: () => void press(id) }]
  }
  const press = async (id: string) => {
    if (await pressWhenPossible(id)) return
    toast.error(
      word({
        en: 'That was not done: the form is still being saved. Try again when it is.',
        de: 'Das ist nicht geschehen: Das Formular wird noch gespeichert. Versuchen Sie es danach erneut.',
      }),
    )
  }
  const onBlock = offeredActions(actions).filter(({ action, isPossible }) => isPossible && action !== 'add')
  return [
    ...(undo ? [{ key: 'action undo', ...steps(word).undo, run: () => act({ do: 'undo' }) }] : []),
    ...(redo ? [{ key: 'action redo', ...steps(word).redo, run: () => act({ do: 'redo' }) }] : []),
    ...onBlock.map(({ action, label, keys }) => ({
      key: `action ${action}`,
      label: `${word({ en: 'Selected block', de: 'Gewählter Block' })}: ${word(label)}`,
      ...(keys !== undefined && { keys: word(keys) }),
      run: () => selected !== undefined && act({ do: action, id: selected }),
    })),
    ...buttonCommand('action-save', { en: 'Publish changes', de: 'Änderungen veröffentlichen' }),
    ...buttonCommand('preview-button', { en: 'View the page in a tab of its own', de: 'Seite in eigenem Tab ansehen' }),
    { key: 'action compare', label: word(COMPARE_WORDS.title), run: () => compare(true) },
    {
      key: 'action outline',
      label: word({ en: 'Go to the outline of blocks', de: 'Zur Gliederung der Blöcke' }),
      run: focusOutline,
    },
    ...(breakpoints ?? []).map(({ name, label }) => ({
      key: `width ${name}`,
      label: `${word({ en: 'Preview', de: 'Vorschau' })}: ${label}`,
      run: () => setBreakpoint(name),
    })),
  ]
}

function steps(word: (text: AdminText) => string) {
  return {
    undo: { label: word({ en: 'Undo', de: 'Rückgängig' }), keys: word({ en: 'Ctrl+Z', de: 'Strg+Z' }) },
    redo: { label: word({ en: 'Redo', de: 'Wiederholen' }), keys: word({ en: 'Ctrl+Shift+Z', de: 'Strg+Umschalt+Z' }) },
  }
}

function focusOutline(): void {
  document.querySelector<HTMLElement>('.page-canvas [role="treeitem"][tabindex="0"]')?.focus()
}
