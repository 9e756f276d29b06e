import { MARKS, type Mark, markText } from '../../core/post/marks.ts'

/** Marks by the key that gives them together with Ctrl, or with the command key of a Mac. */
const KEYS: Readonly<Record<string, Mark>> = { b: 'bold', i: 'italic', k: 'link' }

/** Marks what is selected in a text, so that the browser can take it back. */
export function giveMark(control: HTMLTextAreaElement, mark: Mark): void {
  const { value: text, selectionStart, selectionEnd } = control
  const change = markText(mark, { text, start: selectionStart, end: selectionEnd })
  control.focus()
  control.setSelectionRange(change.from, change.to)
  // What is set by script cannot be taken back; what is typed can, and there is no other way to type.
  if (!document.execCommand('insertText', false, change.insert)) control.setRangeText(change.insert)
  control.setSelectionRange(change.start, change.end)
}

/** Mark that a button gives, or a key; undefined for other ones. */
export function markOf(event: Event): Mark | undefined {
  if (event instanceof KeyboardEvent) {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    return isCommand ? KEYS[event.key.toLowerCase()] : undefined
  }
  const button = (event.target as Element).closest<HTMLElement>('[data-mark]')
  return MARKS.find((mark) => mark === button?.dataset.mark)
}

/** Moves through a toolbar by the arrow keys. @see https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/ */
export function moveInToolbar(event: KeyboardEvent): void {
  const current = (event.target as Element).closest<HTMLElement>('[data-mark]')
  const toolbar = current?.closest<HTMLElement>('[role="toolbar"]')
  if (!current || !toolbar) return
  const buttons = [...toolbar.querySelectorAll<HTMLElement>('[data-mark]')]
  const forward = getComputedStyle(toolbar).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
  const at = buttons.indexOf(current)
  const to = new Map([
    [forward, (at + 1) % buttons.length],
    [backward, (at - 1 + buttons.length) % buttons.length],
    ['Home', 0],
    ['End', buttons.length - 1],
  ]).get(event.key)
  const next = to === undefined ? undefined : buttons[to]
  if (!next) return
  event.preventDefault()
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1
  next.focus()
}
