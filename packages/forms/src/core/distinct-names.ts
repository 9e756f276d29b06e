/**
 * Names of files that go together, each once: the second `image.jpg` is `image-1.jpg`. Phones call every photo alike.
 *
 * @returns As many names, in the same order. Capitals do not tell names apart, as on the disks of many receivers.
 */
export function distinctNames(names: readonly string[]): readonly string[] {
  const taken = new Set(names.map((name) => name.toLowerCase()))
  const seen = new Set<string>()
  return names.map((name) => {
    const isFirst = !seen.has(name.toLowerCase())
    seen.add(name.toLowerCase())
    return isFirst ? name : takeFree(name, taken)
  })
}

/** The name with the lowest number that is free, which is taken from then on. */
function takeFree(name: string, taken: Set<string>): string {
  for (let count = 1; ; count += 1) {
    const candidate = numbered(name, count)
    if (taken.has(candidate.toLowerCase())) continue
    taken.add(candidate.toLowerCase())
    return candidate
  }
}

function numbered(name: string, count: number): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? `${name.slice(0, dot)}-${count}${name.slice(dot)}` : `${name}-${count}`
}
