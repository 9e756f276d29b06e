/** What of a click says what it asks for. */
export type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>

/** Whether a click asks to go somewhere here: not to another tab or window, not to save, and nobody has answered it. */
export function isPlainClick(click: Click): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = click
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && !defaultPrevented
}
