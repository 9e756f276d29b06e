import { phpAt, phpEntries } from '../php/php-value.ts'
import { unserialize } from '../php/unserialize.ts'

/** Menus at the places of a theme: the number of each by the name of its place. */
export type MenuLocations = Readonly<Record<string, number>>

const MAX_LOCATIONS = 50

/**
 * Finds where the theme of the old site showed its menus, in options by name: as WordPress serialises them
 * (`theme_mods_…`), or already as JSON.
 *
 * @returns Undefined where the options do not say.
 */
export function menuLocationsIn(options: ReadonlyMap<string, unknown>): MenuLocations | undefined {
  const theme = options.get('stylesheet')
  const names = [...options.keys()].filter((name) => name.startsWith('theme_mods_'))
  const own = names.find((name) => name === `theme_mods_${theme}`) ?? (names.length === 1 ? names[0] : undefined)
  const stored = own === undefined ? undefined : options.get(own)
  const found = typeof stored === 'string' ? serialised(stored) : ofJson(stored)
  return found.length > 0 ? Object.fromEntries(found.slice(0, MAX_LOCATIONS)) : undefined
}

function serialised(text: string): readonly (readonly [string, number])[] {
  const read = unserialize(text)
  return read.ok ? numbersIn(phpEntries(phpAt(read.value, 'nav_menu_locations'))) : []
}

function ofJson(stored: unknown): readonly (readonly [string, number])[] {
  const own = stored instanceof Object ? new Map(Object.entries(stored)).get('nav_menu_locations') : undefined
  return own instanceof Object ? numbersIn(Object.entries(own)) : []
}

/** Places with a menu: WordPress has 0 for a place without one. */
function numbersIn(entries: readonly (readonly [string, unknown])[]): readonly (readonly [string, number])[] {
  return entries.flatMap(([place, id]) => {
    const number = Number(id)
    return Number.isSafeInteger(number) && number > 0 ? [[place, number] as const] : []
  })
}
