import { followSticky } from './sticky.behaviour.ts'

/** Follows the element of the class `sticky` that belongs to this marker: its states and events are in the README. */
export function enhance(element: HTMLElement, _props: unknown, signal: AbortSignal): void {
  for (const sticky of element.querySelectorAll<HTMLElement>('.sticky')) {
    if (sticky.closest('vitrine-enhance[name="sticky"]') === element) followSticky(sticky, signal)
  }
}
