import { describe, expect, it } from 'vitest'
import { parseTheme } from './parse-theme.ts'
import { PRESETS } from './presets.ts'

/** Custom properties of the root, by name. */
function tokens(raw: unknown, locale = 'en'): Record<string, string> {
  const { css } = parseTheme(raw, locale)
  const rule = /^@layer tokens\{:root\{([^{}]*)\}\}(?:@media|$)/.exec(css)?.[1] ?? ''
  return Object.fromEntries(
    rule.split(';').map((declaration) => {
      const [, name = '', value = ''] = /^--([a-z0-9-]+):(.+)$/.exec(declaration) ?? []
      return [name, value]
    }),
  )
}

describe('an untouched theme', () => {
  it('is the warm design', () => {
    const { paper } = PRESETS.warm.light
    expect(tokens({})['color-paper']).toBe(`light-dark(${paper},${PRESETS.warm.dark.paper})`)
    expect(parseTheme(undefined, 'en')).toMatchObject({
      colors: { light: paper, dark: PRESETS.warm.dark.paper },
      fonts: ['fraunces', 'instrument-sans'],
      hasEffects: true,
    })
    expect(parseTheme({}, 'en')).not.toHaveProperty('scheme')
  })
})

describe('one page', () => {
  it('fades into the next, unless the visitor asked for less motion', () =>
    expect(parseTheme({}, 'en').css).toMatch(
      /@media \(prefers-reduced-motion:no-preference\)\{@view-transition\{navigation:auto\}::view-transition-group\(\*\)\{animation-duration:\.18s\}\}$/,
    ))
  it('gives way to the next at once on a site that wants it so', () =>
    expect(parseTheme({ pageTransitions: false }, 'en').css).not.toContain('view-transition'))
})

describe('a design', () => {
  it.each(
    Object.keys(PRESETS),
  )('"%s" sets the same custom properties as the others, but for those of buttons', (preset) => {
    const names = (raw: unknown) =>
      Object.keys(tokens(raw))
        .filter((name) => !name.startsWith('button-'))
        .sort()
    expect(names({ preset })).toEqual(names({}))
  })
  it('may have a scheme of its own, which gives way to an editor’s choice', () => {
    expect(parseTheme({ preset: 'night' }, 'en').scheme).toBe('dark')
    expect(parseTheme({ preset: 'night', scheme: 'auto' }, 'en').scheme).toBe('dark')
    expect(parseTheme({ preset: 'night', scheme: 'light' }, 'en').scheme).toBe('light')
    expect(parseTheme({ preset: 'poster' }, 'en').scheme).toBeUndefined()
  })
  it('brings its own typefaces', () =>
    expect(parseTheme({ preset: 'editorial' }, 'en').fonts).toEqual(['bodoni-moda', 'newsreader']))
  it('names a typeface once when it serves for headings and text', () =>
    expect(parseTheme({ pairing: 'geist' }, 'en').fonts).toEqual(['geist']))
  it('takes a Hebrew typeface along on Hebrew pages, before all others', () => {
    expect(parseTheme({}, 'he').fonts).toEqual([
      'frank-ruhl-libre-headings',
      'heebo',
      'fraunces-beside-hebrew',
      'instrument-sans',
    ])
    expect(tokens({}, 'he-IL')['font-text']).toContain('"Heebo Variable"')
    expect(tokens({}, 'en')['font-text']).not.toContain('Heebo')
  })
})

describe('what an editor changes', () => {
  it('reaches its custom property', () => {
    const changed = tokens({ preset: 'crisp', radius: 4, accent: '#7a1040', shadows: 'none', buttonShape: 'corners' })
    expect(changed).toMatchObject({ radius: '4px', 'shadow-raised': 'none', 'button-radius': 'var(--radius)' })
    expect(changed['color-accent']).toBe(`light-dark(#7a1040,${PRESETS.crisp.dark.accent})`)
  })
  it('may be for one scheme alone', () =>
    expect(tokens({ accentDark: '#ffcc88' })['color-accent']).toBe(`light-dark(${PRESETS.warm.light.accent},#ffcc88)`))
  it('makes text larger, and with it all sizes', () => {
    expect(tokens({ baseSize: 22 })['step-0']).toContain(',1.375rem)')
    expect(tokens({ baseSize: 22 })['step-4']).not.toBe(tokens({})['step-4'])
  })
  it('leaves small text at 15 pixels at least', () => {
    const least = Object.keys(PRESETS).map((preset) => tokens({ preset, baseSize: 15 })['step--1'])
    expect(least).toEqual(least.map(() => '0.938rem'))
  })
  it('can hold headings to one size', () => expect(tokens({ headingSensitivity: 0 })['step-5']).toMatch(/^[\d.]+rem$/))
  it('leaves small text alone when headings shrink differently', () =>
    expect(tokens({ headingSensitivity: 0.4 })['step-1']).toBe(tokens({})['step-1']))
  it('may switch effects off, and fix the scheme', () =>
    expect(parseTheme({ effects: false, scheme: 'dark' }, 'en')).toMatchObject({ hasEffects: false, scheme: 'dark' }))
})

describe('a value that is unknown or out of range', () => {
  it.each([
    { preset: 'neon' },
    { preset: '__proto__' },
    { preset: 'constructor' },
    { accent: 'red' },
    { accent: '#fff}body{display:none' },
    { paper: 7 },
    { radius: 33 },
    { radius: -1 },
    { radius: Number.NaN },
    { radius: '4px;}' },
    { baseSize: 200 },
    { scale: 'enormous' },
    { pairing: 'comic-sans' },
    { shadows: 'toString' },
    { headingFactor: 99 },
    { headingSensitivity: 2 },
    { scheme: 'sepia' },
  ])('is as the design has it: %j', (raw) => expect(parseTheme(raw, 'en')).toEqual(parseTheme({}, 'en')))
})
