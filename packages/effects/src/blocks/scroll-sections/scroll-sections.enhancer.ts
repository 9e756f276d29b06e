import { listenForKeys, listenForSwipes, listenForWheel } from './gestures.ts'
import { panelsIn } from './panels.ts'
import { createStepper } from './stepper.ts'

/** Windows with less zoom and more room than this step. */
const ROOMY = '(prefers-reduced-motion: no-preference) and (height >= 24rem)'

/**
 * Shows panels one in the place of the other (`data-state` of the block: `before`, `active` or `after`; of a panel:
 * `shown` or `away`; events `vitrine:scroll-sections:activate`, `deactivate` and `change`). The scroll position says
 * which one; wheel, keys, touch, dots, focus and addresses only change that.
 *
 * @param props.sensitivityMs Lock after a step.
 * @param props.onPhones Whether windows below 48rem step too.
 */
export function enhance(element: HTMLElement, props: unknown, signal: AbortSignal): void {
  const { sensitivityMs, onPhones } = props as { readonly sensitivityMs: number; readonly onPhones: boolean }
  const block = element.querySelector<HTMLElement>('.scroll-sections')
  const pinned = element.querySelector<HTMLElement>('.scroll-sections__stage')
  if (!block || !pinned) return
  const roomy = matchMedia(onPhones ? ROOMY : `${ROOMY} and (width >= 48rem)`)
  const stepper = createStepper(block, pinned, panelsIn(element), () => roomy.matches, sensitivityMs)
  listenForWheel(stepper, signal)
  listenForSwipes(pinned, stepper, signal)
  listenForKeys(stepper, signal)

  addEventListener('scroll', stepper.follow, { signal, passive: true })
  addEventListener('resize', stepper.restart, { signal })
  roomy.addEventListener('change', stepper.restart, { signal })
  element.addEventListener('focusin', ({ target }) => stepper.focus(target as Element), { signal })
  element.addEventListener(
    'vitrine:anchor:open',
    (event) => {
      if (stepper.reveal(event.target as Element)) event.preventDefault()
    },
    { signal },
  )
  addEventListener('hashchange', () => stepper.reveal(targetOf(location.hash)), { signal })

  stepper.restart()
  if (isNewVisit()) stepper.reveal(targetOf(location.hash))
  signal.addEventListener('abort', stepper.stop)
}

/** After a reload and a way back, the browser shows the place where the visitor was. */
function isNewVisit(): boolean {
  return performance.getEntriesByType('navigation').every((entry) => 'type' in entry && entry.type === 'navigate')
}

function targetOf(hash: string): Element | null {
  return document.getElementById(decoded(hash.slice(1)))
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
