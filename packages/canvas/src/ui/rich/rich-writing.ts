import type { LexicalEditor } from 'lexical'
import type { Intent } from '../../core/messages.ts'
import type { Stored } from '../../core/stored.ts'
import { MAX_RICH_LENGTH, type TypedRich } from '../../core/typed-rich.ts'
import { word } from '../words.ts'
import { $selectChange, $selectionPath, $selectPath } from './caret-path.ts'
import { isSameRich, loadRich, shownValue, storedRich } from './rich-document.ts'

/** Milliseconds after a change in which the form has it: each letter for itself would draw the form's own editor anew. */
const WRITE_WITHIN_MS = 150

/** Typed text on its way to the form. */
export interface Writing {
  /** Number of the last change that was sent. */
  count(): number
  /** Sends the text soon. */
  ask(): void
  /** Sends the text at once, if it has changed. */
  flush(): void
  /** Steps back or forth through the history of the form. */
  step(way: 'undo' | 'redo'): void
  follow(typed: TypedRich): void
}

export function createWriting(
  editor: LexicalEditor,
  typed: TypedRich,
  to: { readonly send: (intent: Intent) => void; readonly say: (sentence: string | undefined) => void },
): Writing {
  const { id, field } = typed
  let last: Stored = shownValue(typed.value)
  let count = typed.written
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStep = false
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const value = storedRich(editor)
    if (isSameRich(value, last)) return
    const isTooLong = JSON.stringify(value).length > MAX_RICH_LENGTH
    to.say(
      isTooLong
        ? word({
            en: 'This text is too long to be saved. Move a part of it into another block.',
            de: 'Dieser Text ist zu lang, um gespeichert zu werden. Bringen Sie einen Teil davon in einem anderen Block unter.',
          })
        : undefined,
    )
    if (isTooLong) return
    last = value
    count += 1
    isStep = false
    to.send({ do: 'writeRich', id, field, value, change: count })
  }
  const ask = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      // A character that is being composed is none yet.
      if (editor.isComposing()) ask()
      else flush()
    }, WRITE_WITHIN_MS)
  }
  return {
    count: () => count,
    ask,
    flush,
    step(way) {
      flush()
      isStep = true
      to.send({ do: way })
    },
    follow({ value, written }) {
      const shown = shownValue(value)
      if (written !== count || timer !== undefined || isSameRich(shown, last)) return
      last = shown
      const selected = editor.read(() => $selectionPath())
      const before = storedRich(editor)
      const select = isStep ? () => $selectChange(before, shown) : () => $selectPath(selected)
      isStep = false
      loadRich(editor, shown)
      editor.update(select)
    },
  }
}
