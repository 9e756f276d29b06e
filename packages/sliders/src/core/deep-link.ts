/** Names of the slides of one slider in addresses. */
export interface Names {
  readonly alias: string
  /** One for each slide, undefined where it has none. */
  readonly deeplinks: readonly (string | undefined)[]
}

/**
 * The slide that a page's hash selects: `3`, `summer`, or with the slider's own name `rooms/3`, `rooms/summer`.
 *
 * @param hash Without its `#`, decoded.
 * @returns From 0. Undefined: it means something else.
 */
export function slideOfHash(hash: string, { alias, deeplinks }: Names): number | undefined {
  const own = hash.startsWith(`${alias}/`) ? hash.slice(alias.length + 1) : hash
  const index = /^[1-9]\d{0,2}$/.test(own) ? Number(own) - 1 : deeplinks.indexOf(own)
  return own !== '' && index >= 0 && index < deeplinks.length ? index : undefined
}

/** The hash of a slide: its name, or else its place in its slider. */
export function hashOfSlide(index: number, { alias, deeplinks }: Names): string {
  return `#${deeplinks[index] ?? `${alias}/${index + 1}`}`
}

/** The slide, from 0, of a place from 1, a place in digits, or a name; -1, which is none. */
export function slideOfPlace(place: number | string, deeplinks: Names['deeplinks']): number {
  if (typeof place === 'number') return place - 1
  return /^\d+$/.test(place) ? Number(place) - 1 : deeplinks.indexOf(place)
}
