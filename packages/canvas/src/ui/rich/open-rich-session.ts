import { registerList } from '@lexical/list'
import { registerRichText } from '@lexical/rich-text'
import { mergeRegister } from '@lexical/utils'
import {
  $createNodeSelection,
  $getNearestNodeFromDOMNode,
  $getSelection,
  $isNodeSelection,
  $setSelection,
  type BaseSelection,
  CLICK_COMMAND,
  COMMAND_PRIORITY_HIGH,
  DRAGSTART_COMMAND,
  DROP_COMMAND,
  type LexicalEditor,
  PASTE_COMMAND,
} from 'lexical'
import type { Intent } from '../../core/messages.ts'
import type { Stored } from '../../core/stored.ts'
import { MAX_RICH_LENGTH, type TypedRich } from '../../core/typed-rich.ts'
import { boxOfElements } from '../overlay/blocks-on-page.ts'
import { addPageStyle } from '../overlay/page-style.ts'
import { placeBar } from '../overlay/place-bar.ts'
import { type Point, placeCaret } from '../overlay/place-caret.ts'
import { stepOf } from '../overlay/step-keys.ts'
import { $selectChange, $selectionPath, $selectPath } from './caret-path.ts'
import { fillParts, partsOf } from './drawn-parts.ts'
import { $removeLinks, $selectedLink, $setLink } from './link-edits.ts'
import { createLinkForm } from './link-form.ts'
import { paste } from './paste.ts'
import { comesBack, createRichEditor, isSameRich, loadRich, shownValue, storedRich } from './rich-document.ts'
import { TEXT_STYLE } from './rich-style.ts'
import { createRichToolbar } from './rich-toolbar.ts'
import { StoredNode } from './stored-node.ts'
import { openToolsHost } from './tools-host.ts'

/** Milliseconds after a change in which the form has it: each letter for itself would draw the form's own editor anew. */
const WRITE_WITHIN_MS = 150

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
  readonly at: Point | undefined
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
  const surface = openSurface(element, editor, typed)
  const tools = openTools(editor, element, options.overlay)
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
  if (options.at) placeCaret(element, options.at)
  tools.redraw()
  return {
    isOf: (other): other is TypedRich => other?.turn === typed.turn,
    follow: writing.follow,
    holds: (target) => tools.holds(target) || (target instanceof Node && element.contains(target)),
    redraw: tools.redraw,
    end,
  }
}

/** Typed text on its way to the form. */
interface Writing {
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

function createWriting(
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
    to.say(isTooLong ? 'This text is too long to be saved. Move a part of it into another block.' : undefined)
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

/** @returns What gives the element back as it was. */
function openSurface(element: HTMLElement, editor: LexicalEditor, { label, value }: TypedRich) {
  const before = [...element.childNodes]
  const style = element.style.cssText
  const parts = partsOf(element, shownValue(value))
  const unstyle = addPageStyle(TEXT_STYLE)
  const attributes = {
    contenteditable: 'true',
    role: 'textbox',
    'aria-label': label,
    'aria-multiline': 'true',
    'data-typed': label,
    'data-typed-rich': '',
  }
  for (const [name, attribute] of Object.entries(attributes)) element.setAttribute(name, attribute)
  const unfill = fillParts(editor, parts)
  loadRich(editor, shownValue(value))
  editor.setRootElement(element)
  return {
    /** @param isChanged True: what was typed stays until the site has drawn it. @returns The text. */
    close(isChanged: boolean): string {
      const typed = [...element.children].map((child) => child.cloneNode(true))
      editor.setRootElement(null)
      unfill()
      unstyle()
      for (const name of Object.keys(attributes)) element.removeAttribute(name)
      element.style.cssText = style
      if (style === '') element.removeAttribute('style')
      element.replaceChildren(...(isChanged ? typed : before))
      return element.textContent ?? ''
    },
  }
}

/** Toolbar of the text, and the form of a link. */
function openTools(editor: LexicalEditor, element: HTMLElement, overlay: HTMLElement) {
  const { host, root } = openToolsHost(overlay)
  const said = document.createElement('output')
  said.className = 'bar said'
  let form: HTMLFormElement | undefined
  const closeForm = () => {
    form?.remove()
    form = undefined
  }
  const change = (selected: BaseSelection | null, work: () => void) => {
    closeForm()
    editor.update(() => {
      // The focus was in the form meanwhile.
      if (selected) $setSelection(selected.clone())
      work()
    })
    editor.focus()
  }
  const askLink = () => {
    closeForm()
    const [selected, fields] = editor.read(() => [$getSelection()?.clone() ?? null, $selectedLink()] as const)
    form = createLinkForm({
      fields,
      save: (answer) => change(selected, () => $setLink(answer.fields, answer.words)),
      remove: () => change(selected, $removeLinks),
      cancel: () => change(selected, () => {}),
    })
    root.append(form)
    redraw()
    form.querySelector('input')?.focus({ preventScroll: true })
  }
  const toolbar = createRichToolbar(editor, askLink)
  toolbar.element.addEventListener('keydown', ({ key }) => key === 'Escape' && editor.focus())
  root.append(toolbar.element, said)
  const redraw = () => {
    const box = boxOfElements([element])
    placeBar(toolbar.element, box)
    const caret = getSelection()?.rangeCount ? getSelection()?.getRangeAt(0).getBoundingClientRect() : undefined
    if (!form || form.contains(root.activeElement)) return
    const below = (caret && caret.height > 0 ? caret.bottom : element.getBoundingClientRect().top) + scrollY + 8
    form.style.top = `${below}px`
    form.style.left = `${Math.max(6, Math.min(caret?.left ?? 6, innerWidth - form.offsetWidth - 6)) + scrollX}px`
  }
  return {
    askLink,
    redraw,
    refresh: toolbar.refresh,
    focus: toolbar.focus,
    /** Says why something was not done. */
    say(sentence: string | undefined) {
      said.textContent = sentence ?? ''
      const { left, bottom } = toolbar.element.getBoundingClientRect()
      said.style.left = `${left + scrollX}px`
      said.style.top = `${bottom + scrollY + 4}px`
    },
    holds: (target: EventTarget | null) => target === host,
    close: () => host.remove(),
  }
}

interface KeyHearer {
  readonly end: () => void
  readonly step: (way: 'undo' | 'redo') => void
  readonly walk: (step: 1 | -1) => boolean
  readonly askLink: () => void
  readonly toTools: () => void
}

/** Keys in a text; those that Lexical knows come to it, and none to the page. */
function hearKeys(element: HTMLElement, signal: AbortSignal, { end, step, walk, askLink, toTools }: KeyHearer): void {
  const press = (event: KeyboardEvent): boolean => {
    const { key, shiftKey, altKey } = event
    const isCommand = event.ctrlKey || event.metaKey
    const way = stepOf(event)
    if (way) step(way)
    else if (key === 'Escape' || (key === 'Enter' && isCommand)) end()
    else if (key === 'F10' && altKey) toTools()
    else if (isCommand && key.toLowerCase() === 'k') askLink()
    // At the last text the focus goes on as anywhere.
    else return key === 'Tab' && walk(shiftKey ? -1 : 1)
    return true
  }
  addEventListener(
    'keydown',
    (event) => {
      if (!isIn(element, event) || event.isComposing || !press(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { signal, capture: true },
  )
  for (const kind of ['keydown', 'keyup', 'keypress'] as const) {
    element.addEventListener(kind, (event) => event.stopPropagation(), { signal })
  }
}

interface PageHearer {
  readonly end: () => void
  readonly isTool: (target: EventTarget | null) => boolean
  /** Sends what was typed: the page may be left. */
  readonly rest: () => void
}

/** Ends when the focus goes elsewhere on the page; who goes to another window comes back to the text. */
function hearPage(element: HTMLElement, signal: AbortSignal, { end, isTool, rest }: PageHearer): void {
  addEventListener('blur', rest, { signal })
  addEventListener('pagehide', rest, { signal })
  addEventListener(
    'focusout',
    (event) => {
      const { target, relatedTarget } = event
      const isOurs = (one: EventTarget | null) => one === element || isTool(one)
      if (!isOurs(target) || isOurs(relatedTarget) || !document.hasFocus()) return
      // The form of a link goes away with the focus in it, and gives it back.
      setTimeout(() => {
        if (!isOurs(document.activeElement) && document.hasFocus()) end()
      })
    },
    { signal },
  )
  element.addEventListener('pointerdown', (event) => event.stopPropagation(), { signal })
}

/** Parts that are no text are chosen by a click, and stay where they are. */
function registerParts(editor: LexicalEditor, element: HTMLElement): () => void {
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

function registerPaste(editor: LexicalEditor, say: (sentence: string | undefined) => void): () => void {
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

function isIn(element: HTMLElement, { target }: Event): boolean {
  return target instanceof Node && element.contains(target)
}
