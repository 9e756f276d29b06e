import type { Intent } from '../../core/messages.ts'
import { inOneLine, type TypedText } from '../../core/typed-text.ts'
import { addPageStyle } from './page-style.ts'
import { type Point, placeCaret } from './place-caret.ts'
import { stepOf } from './step-keys.ts'

/** A text of the page while its editor types it. */
export interface TextSession {
  isOf(typed: TypedText | undefined): typed is TypedText
  /** Shows the value of the form after a step back or forth, unless something was typed since it was asked for. */
  follow(typed: TypedText): void
  holds(target: EventTarget | null): boolean
  end(): void
}

interface SessionOptions {
  readonly typed: TypedText
  readonly at: Point | undefined
  readonly send: (intent: Intent) => void
  /** @param last The text at the end. */
  readonly ended: (last: string) => void
  /** Goes to the text before or behind it. @returns False: there is none. */
  readonly walk: (step: 1 | -1) => boolean
}

/** Keys by which a page or its scripts would do something else than type. */
const KEYS = ['keydown', 'keyup', 'keypress'] as const

/**
 * Opens a text of the page for typing. The form is sent each change; while a character is composed, nothing.
 *
 * @param element Holds the text, and nothing else.
 */
export function openTextSession(element: HTMLElement, options: SessionOptions): TextSession {
  const { typed, send } = options
  const { id, field } = typed
  const ending = new AbortController()
  const { signal } = ending
  let last = typed.value
  let { steps } = typed
  let followsForm = false
  const input = inputFor(typed)
  const unstyle = addPageStyle(TYPED_STYLE)
  element.replaceChildren(input)
  input.focus({ preventScroll: true })
  placeCaret(input, options.at)

  const textNow = () => {
    const text = (input.textContent ?? '').replaceAll('\r', '')
    // Browsers end a text that has lines with one more, to have a place for the caret.
    return typed.lines ? text.replace(/\n$/, '') : text.replaceAll('\n', ' ')
  }
  const write = () => {
    const value = textNow()
    if (value === last) return
    followsForm = false
    last = value
    send({ do: 'write', id, field, value })
  }
  const end = () => {
    if (signal.aborted) return
    write()
    ending.abort()
    unstyle()
    element.textContent = last
    options.ended(last)
  }
  const press = (event: KeyboardEvent) => {
    const { key, shiftKey } = event
    const step = stepOf(event)
    if (step) {
      followsForm = true
      send({ do: step })
    } else if (key === 'Escape' || (key === 'Enter' && (!typed.lines || event.ctrlKey || event.metaKey))) {
      end()
    } else if (key === 'Tab') {
      // At the last text the focus goes on as anywhere.
      if (!options.walk(shiftKey ? -1 : 1)) return
    } else if (key === ' ' && element.closest('summary, button')) {
      // A space would press what the text stands in.
      document.execCommand('insertText', false, ' ')
    } else return
    event.preventDefault()
  }
  const hears = { signal, capture: true }
  for (const kind of KEYS) {
    addEventListener(
      kind,
      (event) => {
        if (!holds(event.target)) return
        event.stopImmediatePropagation()
        if (kind === 'keydown' && !event.isComposing) press(event)
      },
      hears,
    )
  }
  input.addEventListener('input', (event) => event instanceof InputEvent && !event.isComposing && write(), hears)
  input.addEventListener('compositionend', write, hears)
  input.addEventListener(
    'beforeinput',
    (event) => event.inputType.startsWith('history') && event.preventDefault(),
    hears,
  )
  input.addEventListener('paste', (event) => pasteText(event, typed.lines), hears)
  input.addEventListener('drop', (event) => event.preventDefault(), hears)
  element.addEventListener('pointerdown', (event) => event.stopPropagation(), hears)
  element.addEventListener(
    'mousedown',
    (event) => {
      if (event.target instanceof Node && input.contains(event.target)) return
      // Beside the letters is in the text, too.
      event.preventDefault()
      placeCaret(input, { x: event.clientX, y: event.clientY })
    },
    hears,
  )
  // Who goes to another window comes back to the text.
  input.addEventListener('blur', () => document.hasFocus() && end(), hears)

  function holds(target: EventTarget | null): boolean {
    return target instanceof Node && element.contains(target)
  }
  return {
    isOf: (other): other is TypedText => other?.turn === typed.turn,
    follow(now) {
      if (now.steps === steps) return
      steps = now.steps
      if (!followsForm || now.value === last) return
      last = now.value
      input.textContent = last
      placeCaret(input, 'end')
    },
    holds,
    end,
  }
}

/** The element that is typed in: within that of the text, which stays the heading or the label that it is. */
function inputFor({ label, lines, value }: TypedText): HTMLElement {
  const input = document.createElement('span')
  const attributes = {
    contenteditable: 'plaintext-only',
    role: 'textbox',
    'aria-label': label,
    'aria-multiline': String(lines),
    // Names an empty text to those who see, see the style.
    'data-typed': label,
  }
  for (const [name, attribute] of Object.entries(attributes)) input.setAttribute(name, attribute)
  input.textContent = value
  return input
}

/** Lines and spaces show as they are typed; an empty text has the name of its field. */
const TYPED_STYLE = `
  [data-typed] { white-space: pre-wrap; cursor: text; user-select: text; outline: none; }
  [data-typed]:empty::before { content: attr(data-typed); opacity: 0.55; }
  [data-field]:has(> [data-typed]) { outline: 2px solid #2457d6; outline-offset: 3px; }
`

function pasteText(event: ClipboardEvent, lines: boolean): void {
  event.preventDefault()
  const text = event.clipboardData?.getData('text/plain') ?? ''
  document.execCommand('insertText', false, lines ? text : inOneLine(text))
}
