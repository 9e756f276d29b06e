import { COUNTING_MS, countedAt, type NumberMarks, numberFormat, writeNumber } from '../../core/counting.ts'

/**
 * Lets numbers run to their value once, when they come into view (`data-state` `counting`, then `counted`).
 *
 * @param props.marks Absent: the language of the page writes numbers as only the browser knows.
 */
export function enhance(element: HTMLElement, props: unknown, signal: AbortSignal): void {
  const { locale, marks } = props as { readonly locale: string; readonly marks?: NumberMarks }
  const writing = (digits: number) => {
    if (marks) return (value: number) => writeNumber(value, digits, marks)
    const format = numberFormat(locale, digits)
    return (value: number) => format.format(value)
  }
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      count(target as HTMLElement, writing, signal)
    }
  })
  for (const number of element.querySelectorAll('.counters__number')) seen.observe(number)
  signal.addEventListener('abort', () => seen.disconnect())
}

function count(number: HTMLElement, writing: (digits: number) => (value: number) => string, signal: AbortSignal): void {
  const running = number.querySelector('.counters__running')
  if (!running) return
  const value = Number(number.dataset.value)
  const write = writing(Number(number.dataset.digits))
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
    running.textContent = write(countedAt(value, part))
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}
