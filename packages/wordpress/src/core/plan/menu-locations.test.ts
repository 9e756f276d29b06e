import { describe, expect, it } from 'vitest'
import { menuLocationsIn } from './menu-locations.ts'

const MODS = 'a:1:{s:18:"nav_menu_locations";a:3:{s:7:"primary";i:5;s:6:"footer";s:1:"7";s:6:"social";i:0;}}'

describe('the places of menus', () => {
  it('are read from the options of the theme that was in use', () => {
    const options = new Map([
      ['stylesheet', 'tide'],
      ['theme_mods_older', MODS.replace('i:5', 'i:9')],
      ['theme_mods_tide', MODS],
    ])
    expect(menuLocationsIn(options)).toEqual({ primary: 5, footer: 7 })
  })

  it('are read from the only theme that has options, and from JSON', () => {
    expect(menuLocationsIn(new Map([['theme_mods_tide', { nav_menu_locations: { primary: 5 } }]]))).toEqual({
      primary: 5,
    })
  })

  it.each([
    [new Map()],
    [new Map([['theme_mods_tide', 'a:1:{broken']])],
    [new Map([['theme_mods_tide', 'a:0:{}']])],
    [
      new Map([
        ['theme_mods_a', MODS],
        ['theme_mods_b', MODS],
      ]),
    ],
    [new Map([['theme_mods_tide', 12]])],
  ])('are unknown where the options do not say: %o', (options) => {
    expect(menuLocationsIn(options)).toBeUndefined()
  })
})
