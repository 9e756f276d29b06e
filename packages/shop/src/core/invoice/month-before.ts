import { dayAt, daysAfter, type SiteClock } from '@vitrine/content/core'

/** First and last day of the month before this one, each as `2026-01-31`. */
export function monthBefore({ now, timeZone }: SiteClock): { readonly from: string; readonly to: string } {
  const to = daysAfter(firstOfMonth(dayAt(now, timeZone)), -1)
  return { from: firstOfMonth(to), to }
}

function firstOfMonth(day: string): string {
  return day.replace(/\d{2}$/, '01')
}
