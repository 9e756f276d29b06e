const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const

/** Size of a file as people read it. */
export function fileSize(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10))
  const count = bytes / 1024 ** step
  return `${count.toLocaleString('en', { maximumFractionDigits: step > 1 && count < 100 ? 1 : 0 })} ${UNITS[step]}`
}
