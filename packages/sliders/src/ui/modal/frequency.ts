import type { Modal } from '../../core/model/modal.ts'

const DAY_MS = 86_400_000

/** Those that have come on this view of the page. */
const came = new Set<string>()

/** Tells if a window may open by itself, given how often it has opened before. */
export function mayCome(alias: string, once: Modal['once']): boolean {
  if (came.has(alias)) return false
  if (once === 'view') return true
  const last = Number(storage(once)?.getItem(keyOf(alias)) ?? 0)
  return once === 'visit' ? last === 0 : Date.now() - last > once.days * DAY_MS
}

/** Notes that it has come. Where nothing can be stored, it comes once with each view. */
export function noteComing(alias: string, once: Modal['once']): void {
  came.add(alias)
  try {
    storage(once)?.setItem(keyOf(alias), String(Date.now()))
  } catch {
    // Full, or forbidden.
  }
}

function keyOf(alias: string): string {
  return `vitrine-slider-${alias}`
}

function storage(once: Modal['once']): Storage | undefined {
  try {
    return once === 'visit' ? sessionStorage : localStorage
  } catch {
    return undefined
  }
}
