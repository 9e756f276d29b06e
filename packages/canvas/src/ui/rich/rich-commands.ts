import { mergeRegister } from '@lexical/utils'
import {
  $createNodeSelection,
  $getNearestNodeFromDOMNode,
  $setSelection,
  CLICK_COMMAND,
  COMMAND_PRIORITY_HIGH,
  DRAGSTART_COMMAND,
  DROP_COMMAND,
  type LexicalEditor,
  PASTE_COMMAND,
} from 'lexical'
import { paste } from './paste.ts'
import { StoredNode } from './stored-node.ts'

/** Parts that are no text are chosen by a click, and stay where they are. */
export function registerParts(editor: LexicalEditor, element: HTMLElement): () => void {
  return mergeRegister(
    editor.registerCommand(
      CLICK_COMMAND,
      ({ target }) => {
        const node = target instanceof Node && element.contains(target) ? $getNearestNodeFromDOMNode(target) : null
        if (!(node instanceof StoredNode)) return false
        const selection = $createNodeSelection()
        selection.add(node.getKey())
        $setSelection(selection)
        return true
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(DRAGSTART_COMMAND, cancelEvent, COMMAND_PRIORITY_HIGH),
    editor.registerCommand(DROP_COMMAND, cancelEvent, COMMAND_PRIORITY_HIGH),
  )
}

function cancelEvent(event: DragEvent): boolean {
  event.preventDefault()
  return true
}

export function registerPaste(editor: LexicalEditor, say: (sentence: string | undefined) => void): () => void {
  return editor.registerCommand(
    PASTE_COMMAND,
    (event) => {
      event.preventDefault()
      if (event instanceof ClipboardEvent && event.clipboardData) void paste(editor, event.clipboardData).then(say)
      return true
    },
    COMMAND_PRIORITY_HIGH,
  )
}
