import { describe, expect, it } from 'vitest'
import { type Color, lowestContrast } from './color.ts'
import { type ColorChoice, PAIRS, type Palette, paletteOf } from './palette.ts'
import { PRESETS } from './presets.ts'

const SCHEMES = ['light', 'dark'] as const

/** Pairs of a palette that cannot be told apart. */
function unreadable(palette: Palette): readonly string[] {
  return PAIRS.filter(
    ({ color, on, atLeast }) =>
      lowestContrast(
        palette[color],
        on.map((g) => palette[g]),
      ) < atLeast,
  ).map(({ color, on }) => `${color} ${palette[color]} on ${on.map((ground) => palette[ground]).join(' and ')}`)
}

describe.each(Object.entries(PRESETS))('the colours of the design "%s"', (_name, preset) => {
  it.each(SCHEMES)('can be read, in the %s scheme', (scheme) => expect(unreadable(preset[scheme])).toEqual([]))
  it.each(SCHEMES)('stay as they are when nothing was chosen, in the %s scheme', (scheme) =>
    expect(paletteOf(preset[scheme], {}, scheme)).toEqual(preset[scheme]))
})

describe('colours that an editor chose', () => {
  const preset = PRESETS.warm.light
  const chosen = (choice: Record<string, string>) => paletteOf(preset, choice as ColorChoice, 'light')

  it('are shown as chosen when they can be read', () =>
    expect(chosen({ accent: '#00507a' })).toMatchObject({ accent: '#00507a', call: '#00507a', paper: preset.paper }))
  it('are shown stronger when they could not be read', () => {
    const { accent } = chosen({ accent: '#ffd400' })
    expect(accent).not.toBe('#ffd400')
    expect(lowestContrast(accent, [preset.paper, preset.surface])).toBeGreaterThanOrEqual(4.5)
  })
  it('bring what stands on them along: ink, lines and controls follow a new paper', () => {
    const palette = chosen({ paper: '#0e2a47' })
    expect(unreadable(palette)).toEqual([])
    expect(palette.surface).not.toBe(preset.surface)
  })
  it('give way where a surface could carry no ink of the paper', () =>
    expect(chosen({ paper: '#ffffff', surface: '#222222' }).surface).toBe('#ffffff'))

  it.each(SCHEMES)('can be read whatever they are, in the %s scheme', (scheme) => {
    const values = ['#000000', '#ffffff', '#777777', '#ffd400', '#2b00ff'] as string[] as Color[]
    const names = ['surface', 'ink', 'accent', 'inkSoft', 'accentInk'] as const
    const choices = values.flatMap((paper) =>
      values.flatMap((other) => names.map((name): ColorChoice => ({ paper, [name]: other }))),
    )
    const faint = choices.flatMap((choice) =>
      unreadable(paletteOf(PRESETS.warm[scheme], choice, scheme)).map((pair) => `${JSON.stringify(choice)}: ${pair}`),
    )
    expect(faint).toEqual([])
  })
})
