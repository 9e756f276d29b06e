import type { Tool } from './stage-bar.tsx'
import type { StageEdits } from './stage-edits.ts'
import type { Chosen } from './use-chosen.ts'
import type { SliderForm } from './use-slider-form.ts'

/** Groups of tools, as the bar shows them from left to right. */
export function stageTools(
  { undo, redo }: SliderForm,
  { slide, layer }: Chosen,
  edits: StageEdits,
): readonly { readonly name: string; readonly tools: readonly Tool[] }[] {
  const { align } = edits
  return [
    {
      name: 'Steps',
      tools: [
        { label: 'Undo', keys: 'Ctrl Z', run: undo },
        { label: 'Redo', keys: 'Ctrl Y', run: redo },
      ],
    },
    {
      name: layer ? 'Layer' : 'Slide',
      tools: [
        { label: 'Duplicate', keys: 'Ctrl D', run: slide && edits.duplicate },
        { label: 'Copy', keys: 'Ctrl C', run: slide && edits.copy },
        { label: 'Paste', keys: 'Ctrl V', run: () => void edits.paste() },
        { label: 'Delete', ...(layer && { keys: 'Del' }), run: slide && edits.remove },
      ],
    },
    {
      name: 'Put the layer',
      tools: [
        { label: 'At the beginning', lines: 'M2 2v12M5 5h8v6H5z', run: align('x', 'start') },
        { label: 'In the middle across', lines: 'M8 1v3M8 12v3M4 4h8v8H4z', run: align('x', 'center') },
        { label: 'At the end', lines: 'M14 2v12M3 5h8v6H3z', run: align('x', 'end') },
        { label: 'At the top', lines: 'M2 2h12M5 5h6v8H5z', run: align('y', 'start') },
        { label: 'In the middle down', lines: 'M1 8h3M12 8h3M4 4h8v8H4z', run: align('y', 'center') },
        { label: 'At the foot', lines: 'M2 14h12M5 3h6v8H5z', run: align('y', 'end') },
      ],
    },
  ]
}
