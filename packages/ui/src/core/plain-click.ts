/** Properties of a click that decide where it leads. */
export type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>

/** True for a click that opens a link in this tab: no modifier for a new tab or download, and not handled yet. */
export function isPlainClick(click: Click): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = click
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && !defaultPrevented
}
