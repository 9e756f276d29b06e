import type { AdminLabel } from '@vitrine/content/core'
import type { Tool } from './stage-bar.tsx'
import type { StageEdits } from './stage-edits.ts'
import type { Chosen } from './use-chosen.ts'
import type { SliderForm } from './use-slider-form.ts'

/** Groups of tools, as the bar shows them from left to right. @param on.word Gives texts in the language of the admin. */
export function stageTools(on: {
  readonly form: Pick<SliderForm, 'undo' | 'redo'>
  readonly chosen: Chosen
  readonly edits: StageEdits
  readonly word: (label: AdminLabel) => string
}): readonly { readonly name: string; readonly tools: readonly Tool[] }[] {
  const { edits, word } = on
  const { undo, redo } = on.form
  const { slide, layer } = on.chosen
  const { align } = edits
  return [
    {
      name: word({ en: 'Steps', de: 'Schritte' }),
      tools: [
        { label: word({ en: 'Undo', de: 'Rückgängig' }), keys: 'Ctrl Z', run: undo },
        { label: word({ en: 'Redo', de: 'Wiederholen' }), keys: 'Ctrl Y', run: redo },
      ],
    },
    {
      name: layer ? word({ en: 'Layer', de: 'Ebene' }) : word({ en: 'Slide', de: 'Folie' }),
      tools: [
        { label: word({ en: 'Duplicate', de: 'Duplizieren' }), keys: 'Ctrl D', run: slide && edits.duplicate },
        { label: word({ en: 'Copy', de: 'Kopieren' }), keys: 'Ctrl C', run: slide && edits.copy },
        { label: word({ en: 'Paste', de: 'Einfügen' }), keys: 'Ctrl V', run: () => void edits.paste() },
        { label: word({ en: 'Delete', de: 'Löschen' }), ...(layer && { keys: 'Del' }), run: slide && edits.remove },
      ],
    },
    {
      name: word({ en: 'Put the layer', de: 'Ebene ausrichten' }),
      tools: [
        {
          label: word({ en: 'At the beginning', de: 'Am Anfang' }),
          lines: 'M2 2v12M5 5h8v6H5z',
          run: align('x', 'start'),
        },
        {
          label: word({ en: 'In the middle across', de: 'Waagrecht in der Mitte' }),
          lines: 'M8 1v3M8 12v3M4 4h8v8H4z',
          run: align('x', 'center'),
        },
        { label: word({ en: 'At the end', de: 'Am Ende' }), lines: 'M14 2v12M3 5h8v6H3z', run: align('x', 'end') },
        { label: word({ en: 'At the top', de: 'Oben' }), lines: 'M2 2h12M5 5h6v8H5z', run: align('y', 'start') },
        {
          label: word({ en: 'In the middle down', de: 'Senkrecht in der Mitte' }),
          lines: 'M1 8h3M12 8h3M4 4h8v8H4z',
          run: align('y', 'center'),
        },
        { label: word({ en: 'At the foot', de: 'Unten' }), lines: 'M2 14h12M5 3h6v8H5z', run: align('y', 'end') },
      ],
    },
  ]
}
