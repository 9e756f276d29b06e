import type { Intent } from '../../core/messages.ts'
import type { PickedField } from '../../core/picked-field.ts'
import type { DrawOption } from '../picker/draw-option.ts'
import type { OpenPicker } from '../picker/open-picker.ts'

/** The small form in which a field is chosen. It is loaded when it is first used. */
export interface Picker {
  /** Follows what the admin says is being chosen. */
  show(picked: PickedField | undefined): void
  /** Follows what stands elsewhere on the page than before. */
  redraw(): void
}

interface PickerOptions {
  readonly overlay: HTMLElement
  readonly send: (intent: Intent) => void
  readonly drawings: () => Promise<DrawOption>
  /** Takes the focus back when the form had it. */
  readonly closed: (field: string) => void
}

export function createPicker({ overlay, send, drawings, closed }: PickerOptions): Picker {
  let shown: PickedField | undefined
  let form: OpenPicker | undefined
  const isOf = (picked: PickedField | undefined) => picked?.id === shown?.id && picked?.field === shown?.field
  const close = () => {
    const had = form?.close() === true
    form = undefined
    if (had && shown) closed(shown.field)
    shown = undefined
  }
  const open = async (picked: PickedField) => {
    try {
      const [{ openPicker }, draw] = await Promise.all([
        import('../picker/open-picker.ts'),
        picked.kind === 'option' ? drawings() : undefined,
      ])
      if (shown !== picked) return
      form = openPicker(picked, { overlay, draw, end: (value) => send({ do: 'picked', value }) })
    } catch (error) {
      // Without a connection it cannot be loaded; the form has the field, too.
      console.error(error)
      send({ do: 'picked', value: undefined })
      send({ do: 'edit', id: picked.id })
    }
  }
  return {
    show(picked) {
      if (isOf(picked)) return
      close()
      shown = picked
      if (picked) void open(picked)
    },
    redraw: () => form?.redraw(),
  }
}
