import { registerList } from '@lexical/list'
import { registerRichText } from '@lexical/rich-text'
import { mergeRegister } from '@lexical/utils'
import { $getSelection, $isNodeSelection, type LexicalEditor } from 'lexical'
import type { Intent } from '../../core/messages.ts'
import type { TypedRich } from '../../core/typed-rich.ts'
import type { LinkAt } from '../overlay/link-at.ts'
import { type Point, placeCaret } from '../overlay/place-caret.ts'
import { $selectLink } from './link-edits.ts'
import { registerParts, registerPaste } from './rich-commands.ts'
import { comesBack, createRichEditor } from './rich-document.ts'
import { hearKeys, hearPage } from './rich-listeners.ts'
import { openRichSurface } from './rich-surface.ts'
import { openRichTools } from './rich-tools.ts'
import { createWriting } from './rich-writing.ts'

/** A rich text of the page while its editor types it. */
export interface RichSession {
  isOf(typed: TypedRich | undefined): typed is TypedRich
  /** Shows the value of the form, unless it is older than what was typed. */
  follow(typed: TypedRich): void
  holds(target: EventTarget | null): boolean
  /** Follows what stands elsewhere on the page than before. */
  redraw(): void
  end(): void
}

export interface RichSessionOptions {
  readonly typed: TypedRich
  /** Where the caret comes, or the link whose form opens. */
  readonly at: Point | LinkAt | undefined
  readonly send: (intent: Intent) => void
  /** @param text Words of the element at the end. */
  readonly ended: (text: string) => void
  /** Goes to the text before or behind it. @returns False: there is none. */
  readonly walk: (step: 1 | -1) => boolean
  /** The overlay, which shows the tools. */
  readonly overlay: HTMLElement
}

/**
 * Opens a rich text of the page for typing, with its toolbar. The form has the one history, and is sent each change.
 *
 * @param element Holds the text, and nothing else.
 * @returns Undefined: an editor would not give the text back as it is; it is edited in its form.
 */
export function openRichSession(element: HTMLElement, options: RichSessionOptions): RichSession | undefined {
  const { typed, send } = options
  if (!comesBack(typed.value)) return undefined
  const editor = createRichEditor()
  const ending = new AbortController()
  const surface = openRichSurface(element, editor, typed)
  const tools = openRichTools(editor, element, options.overlay)
  const writing = createWriting(editor, typed, { send, say: tools.say })
  const closeEditor = mergeRegister(
    registerRichText(editor),
    registerList(editor),
    registerParts(editor, element),
    registerPaste(editor, (sentence) => tools.say(sentence)),
    editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
      tools.refresh()
      markChosen(editor)
      if (dirtyElements.size > 0 || dirtyLeaves.size > 0) writing.ask()
    }),
  )
  const end = () => {
    if (ending.signal.aborted) return
    writing.flush()
    ending.abort()
    tools.close()
    closeEditor()
    const text = surface.close(writing.count() > typed.written)
    options.ended(text)
  }
  hearKeys(element, ending.signal, {
    end,
    step: writing.step,
    walk: options.walk,
    askLink: tools.askLink,
    toTools: tools.focus,
  })
  hearPage(element, ending.signal, { end, isTool: tools.holds, rest: writing.flush })
  editor.focus(undefined, { defaultSelection: 'rootEnd' })
  const { at } = options
  if (at && !('link' in at)) placeCaret(element, at)
  tools.redraw()
  if (at && 'link' in at) {
    editor.update(() => $selectLink(at.link), { discrete: true })
    tools.askLink()
  }
  return {
    isOf: (other): other is TypedRich => other?.turn === typed.turn,
    follow: writing.follow,
    holds: (target) => tools.holds(target) || (target instanceof Node && element.contains(target)),
    redraw: tools.redraw,
    end,
  }
}

/** Shows which parts are chosen. */
function markChosen(editor: LexicalEditor): void {
  const chosen = editor.read(() => {
    const selection = $getSelection()
    return $isNodeSelection(selection) ? selection.getNodes().map((node) => node.getKey()) : []
  })
  for (const element of editor.getRootElement()?.querySelectorAll('[data-chosen]') ?? []) {
    element.removeAttribute('data-chosen')
  }
  for (const key of chosen) editor.getElementByKey(key)?.setAttribute('data-chosen', '')
}
