import { mark, type Parts } from './parts.ts'

/**
 * Hides navigation in sliders that are too narrow or too wide for it (`data-away`), and a while after pointer, finger
 * and focus have left (`data-hidden`).
 *
 * @returns Told the slider's width in CSS pixels.
 */
export function hideNavigation({ root, navigations }: Parts, signal: AbortSignal): (width: number) => void {
  for (const navigation of navigations) {
    if (navigation.dataset.hide) hideOnLeave(root, navigation, navigation.dataset.hide, signal)
  }
  signal.addEventListener('abort', () => {
    for (const navigation of navigations) mark(navigation, 'away', false)
  })
  return (width) => {
    for (const navigation of navigations) {
      const [under, over] = (navigation.dataset.widths ?? '').split(' ').map(Number)
      if (under === undefined || over === undefined) continue
      mark(navigation, 'away', width < under || width > over)
    }
  }
}

function hideOnLeave(root: HTMLElement, navigation: HTMLElement, delays: string, signal: AbortSignal): void {
  const [delay = 0, touchDelay = 0] = delays.split(' ').map(Number)
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = () => {
    clearTimeout(timer)
    mark(navigation, 'hidden', false)
  }
  const hideAfter = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(
      () => mark(navigation, 'hidden', !root.contains(document.activeElement?.closest(':focus-visible') ?? null)),
      ms,
    )
  }
  mark(navigation, 'hidden', !root.matches(':hover'))
  root.addEventListener('pointerenter', show, { signal })
  root.addEventListener('focusin', show, { signal })
  root.addEventListener('pointerleave', ({ pointerType }) => pointerType !== 'touch' && hideAfter(delay), { signal })
  root.addEventListener('focusout', () => !root.matches(':hover') && hideAfter(delay), { signal })
  root.addEventListener('pointerdown', ({ pointerType }) => pointerType === 'touch' && show(), { signal })
  root.addEventListener('pointerup', ({ pointerType }) => pointerType === 'touch' && hideAfter(touchDelay), { signal })
  signal.addEventListener('abort', () => show())
}
