const UNITS = ['KB', 'MB', 'GB'] as const

/** A number of bytes as people say it: thousands, one digit after the point while it is below ten. */
export function byteCount(bytes: number): string {
  if (bytes < 1000) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`
  let amount = bytes / 1000
  let unit = 0
  while (amount >= 999.5 && unit < UNITS.length - 1) {
    amount /= 1000
    unit += 1
  }
  return `${amount < 9.95 ? amount.toFixed(1) : amount.toFixed(0)} ${UNITS[unit]}`
}
