import { mark, type Parts } from './parts.ts'

/** Hides navigation a while after pointer, finger and focus have left the slider (`data-hidden`), where that is set. */
export function hideNavigation({ root, navigations }: Parts, signal: AbortSignal): void {
  for (const navigation of navigations) {
    if (navigation.dataset.hide) hideOnLeave(root, navigation, navigation.dataset.hide, signal)
  }
}

function hideOnLeave(root: HTMLElement, navigation: HTMLElement, delays: string, signal: AbortSignal): void {
  const [delay = 0, touchDelay = 0] = delays.split(' ').map(Number)
  let timer: ReturnType<typeof setTimeout> | undefined
  const hasFocus = () => root.contains(document.activeElement?.closest(':focus-visible') ?? null)
  const show = () => {
    clearTimeout(timer)
    mark(navigation, 'hidden', false)
  }
  const hideAfter = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => mark(navigation, 'hidden', !hasFocus()), ms)
  }
  mark(navigation, 'hidden', !root.matches(':hover') && !hasFocus())
  root.addEventListener('pointerenter', show, { signal })
  root.addEventListener('focusin', show, { signal })
  root.addEventListener('pointerleave', ({ pointerType }) => pointerType !== 'touch' && hideAfter(delay), { signal })
  root.addEventListener('focusout', () => !root.matches(':hover') && hideAfter(delay), { signal })
  root.addEventListener('pointerdown', ({ pointerType }) => pointerType === 'touch' && show(), { signal })
  root.addEventListener('pointerup', ({ pointerType }) => pointerType === 'touch' && hideAfter(touchDelay), { signal })
  signal.addEventListener('abort', () => show())
}
