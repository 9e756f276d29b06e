/**
 * Brings a folded part of the settings to the middle of their pane when it is opened near the pane's lower edge. Payload
 * draws fields once they are in sight: what opens below the edge would stay empty until the pane is scrolled.
 *
 * @param target What was pressed; anything but the button that opens a part does nothing.
 */
export function showOpened(target: EventTarget): void {
  if (!(target instanceof Element)) return
  const toggle = target.closest('.collapsible__toggle--collapsed')
  const pane = toggle?.closest('.stage-inspector')
  if (!toggle || !pane) return
  const { top, height } = pane.getBoundingClientRect()
  if (toggle.getBoundingClientRect().bottom > top + height / 2) toggle.scrollIntoView({ block: 'center' })
}
