/** Files of which the library makes sizes, called `chair-480x320.webp`. */
const WITH_SIZES = /\.(?:jpe?g|png|gif|webp|avif)$/

/** A size that the library made, or a file that is called like one. */
const SIZE = /^(.+)-\d+x\d+\.(?:webp|avif)$/

/**
 * The name that an upload gets: its own, or `chair-1.jpg` for `chair.jpg` where a file of that name or one of its sizes
 * would take the place of another.
 *
 * @param taken Names of other files, without those of their sizes.
 */
export function freeFileName(name: string, taken: readonly string[]): string {
  const isTaken = takenNames(taken)
  const { stem, extension } = partsOf(name)
  for (let count = 0; ; count += 1) {
    const candidate = count === 0 ? name : `${stem}-${count}${extension}`
    if (!isTaken(candidate)) return candidate
  }
}

/** Text that the names of all files contain that could collide with one: `chair` for `chair.jpg` and `chair-480x320.webp`. */
export function commonStem(name: string): string {
  return partsOf(name).stem.replace(/-\d+x\d+$/, '')
}

/** Tells which names are taken. Some disks do not tell capitals apart, and sizes have no extension of their original. */
function takenNames(taken: readonly string[]): (name: string) => boolean {
  const names = new Set(taken.map((name) => name.toLowerCase()))
  const originals = new Set([...names].filter((name) => WITH_SIZES.test(name)).map((name) => partsOf(name).stem))
  const sized = new Set([...names].flatMap((name) => SIZE.exec(name)?.[1] ?? []))
  return (written) => {
    const name = written.toLowerCase()
    const { stem } = partsOf(name)
    const sharesSizes = WITH_SIZES.test(name) && (originals.has(stem) || sized.has(stem))
    return names.has(name) || sharesSizes || originals.has(SIZE.exec(name)?.[1] ?? '')
  }
}

function partsOf(name: string): { readonly stem: string; readonly extension: string } {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? { stem: name.slice(0, dot), extension: name.slice(dot) } : { stem: name, extension: '' }
}
