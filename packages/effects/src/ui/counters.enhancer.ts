import { COUNTING_MS, countedAt, numberFormat } from '../core/counting.ts'

/** Lets numbers run to their value once, when they come into view (`data-state` `counting`, then `counted`). */
export function enhance(element: HTMLElement, props: unknown, signal: AbortSignal): void {
  const { locale } = props as { readonly locale: string }
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      count(target as HTMLElement, locale, signal)
    }
  })
  for (const number of element.querySelectorAll('.counters__number')) seen.observe(number)
  signal.addEventListener('abort', () => seen.disconnect())
}

function count(number: HTMLElement, locale: string, signal: AbortSignal): void {
  const running = number.querySelector('.counters__running')
  if (!running) return
  const value = Number(number.dataset.value)
  const format = numberFormat(locale, Number(number.dataset.digits))
  let from: number | undefined
  number.dataset.state = 'counting'
  const frame = (time: number) => {
    from ??= time
    const part = (time - from) / COUNTING_MS
    if (part >= 1 || signal.aborted) {
      number.dataset.state = 'counted'
      running.textContent = ''
      return
    }
    running.textContent = format.format(countedAt(value, part))
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}
