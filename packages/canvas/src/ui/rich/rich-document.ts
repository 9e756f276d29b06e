import { createEditor, type LexicalEditor, type SerializedEditorState } from 'lexical'
import { paragraphNode, RICH_HINTS, richTextOf } from '../../core/rich-nodes.ts'
import { isSameJson } from '../../core/same-json.ts'
import { isStored, rowsOf, type Stored } from '../../core/stored.ts'
import { RICH_NODES } from './rich-nodes.ts'

/** Copied parts of texts name where they are from; this is what Payload's editor calls itself. */
const NAMESPACE = 'lexical'

/** An editor that nothing has been loaded into. Its errors are thrown. */
export function createRichEditor(): LexicalEditor {
  return createEditor({
    namespace: NAMESPACE,
    nodes: RICH_NODES,
    theme: {
      text: { underline: 'rich-under', strikethrough: 'rich-strike', underlineStrikethrough: 'rich-under-strike' },
    },
    onError(error) {
      throw error
    },
  })
}

/** A text as an editor can show it: what is empty is a paragraph without words. */
export function shownValue(value: Stored | undefined): Stored {
  const root = value?.root
  return isStored(root) && rowsOf(root.children).length > 0 && value ? value : richTextOf([paragraphNode([])])
}

/** Loads a stored text. @throws If it holds a node that the editor does not know. */
export function loadRich(editor: LexicalEditor, value: Stored, tag?: string): void {
  editor.setEditorState(editor.parseEditorState(JSON.stringify(value)), tag === undefined ? {} : { tag })
}

/** The text that an editor holds, as it is stored. */
export function storedRich(editor: LexicalEditor): SerializedEditorState & Stored {
  const text: SerializedEditorState = JSON.parse(JSON.stringify(editor.getEditorState()))
  return { ...text }
}

/** True if two texts are the same to readers and editors. */
export function isSameRich(one: Stored, other: Stored): boolean {
  return isSameJson(one, other, RICH_HINTS)
}

/** True if an editor gives a text back as it is: opening it changes nothing. */
export function comesBack(value: Stored | undefined): boolean {
  const shown = shownValue(value)
  const editor = createRichEditor()
  try {
    return isSameRich(JSON.parse(JSON.stringify(editor.parseEditorState(JSON.stringify(shown)))), shown)
  } catch {
    // A node that is built otherwise than Lexical reads it.
    return false
  }
}
