import { ownTime, type TimeReader } from '@vitrine/content/core'
import { COUNTDOWN_UNITS, timeLeft, unitName } from '../../core/countdown.ts'

/**
 * Counts down (`data-state` `running`, then `over`; event `vitrine:countdown:end`), and adds the moment as the clocks of
 * the visitor show it where those of the site differ.
 */
export function enhance(element: HTMLElement, props: unknown, signal: AbortSignal): void {
  const reader = props as TimeReader
  const countdown = element.querySelector<HTMLElement>('.countdown')
  const moment = countdown?.querySelector('time')
  if (!countdown || !moment) return
  const until = new Date(moment.dateTime)
  const units = [...countdown.querySelectorAll('.countdown__unit')]
  const own = ownTime(until, reader, new Intl.DateTimeFormat().resolvedOptions().timeZone)
  const ownMoment = countdown.querySelector<HTMLElement>('.countdown__own')
  if (own && ownMoment) {
    ownMoment.textContent = `(${own})`
    ownMoment.hidden = false
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    const now = new Date()
    const left = timeLeft(until, now)
    if (!left) return end()
    countdown.dataset.state = 'running'
    for (const [index, [unit]] of COUNTDOWN_UNITS.entries()) {
      const value = left[index] ?? 0
      write(units[index]?.querySelector('.countdown__number'), String(value).padStart(2, '0'))
      write(units[index]?.querySelector('.countdown__name'), unitName(unit, value, reader.locale))
    }
    timer = setTimeout(tick, (until.getTime() - now.getTime()) % 1000 || 1000)
  }
  const end = () => {
    countdown.dataset.state = 'over'
    const afterwards = countdown.querySelector<HTMLElement>('.countdown__afterwards')
    if (afterwards) afterwards.hidden = false
    countdown.dispatchEvent(new CustomEvent('vitrine:countdown:end', { bubbles: true }))
  }
  tick()
  signal.addEventListener('abort', () => clearTimeout(timer))
}

/** Writes a text only if it differs: equal text would be painted again. */
function write(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}
