const [KILO, MEGA] = [1000, 1_000_000]

/** A file's weight for people: "240 kB", "1.4 MB". @param language Of the reader, as a tag. */
export function fileWeight(bytes: number, language: string): string {
  const [unit, count] = bytes < MEGA ? ['kilobyte', bytes / KILO] : ['megabyte', bytes / MEGA]
  const value = count === 0 || count >= 10 ? Math.round(count) : Math.max(0.1, count)
  return value.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 })
}
