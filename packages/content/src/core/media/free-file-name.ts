/** Files of which the library makes sizes, called `chair-480x320.webp`. */
const WITH_SIZES = /\.(?:jpe?g|png|gif|webp|avif)$/i

/** End of the name of a size, without its extension. */
const SIZE_END = /-\d+x\d+$/

/**
 * The name that an upload gets: its own, or `chair-1.jpg` for `chair.jpg` where a file of that name or one of its sizes
 * would take the place of another.
 *
 * @param taken Names of other files, without those of their sizes.
 */
export function freeFileName(name: string, taken: readonly string[]): string {
  const { stem, extension } = partsOf(name)
  for (let count = 0; ; count += 1) {
    const candidate = count === 0 ? name : `${stem}-${count}${extension}`
    if (!taken.some((other) => collide(candidate, other))) return candidate
  }
}

/** Text that the names of all files contain that could collide with one: `chair` for `chair.jpg` and `chair-480x320.webp`. */
export function commonStem(name: string): string {
  return partsOf(name).stem.replace(SIZE_END, '')
}

/** Some disks do not tell capitals apart. */
function collide(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  return a === b || shareSizes(a, b) || isSizeOf(a, b) || isSizeOf(b, a)
}

/** Sizes of `chair.jpg` and of `chair.png` have the same names. */
function shareSizes(one: string, other: string): boolean {
  return WITH_SIZES.test(one) && WITH_SIZES.test(other) && partsOf(one).stem === partsOf(other).stem
}

function isSizeOf(name: string, original: string): boolean {
  const { stem, extension } = partsOf(name)
  const isSize = (extension === '.webp' || extension === '.avif') && SIZE_END.test(stem)
  return isSize && WITH_SIZES.test(original) && stem.replace(SIZE_END, '') === partsOf(original).stem
}

function partsOf(name: string): { readonly stem: string; readonly extension: string } {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? { stem: name.slice(0, dot), extension: name.slice(dot) } : { stem: name, extension: '' }
}
