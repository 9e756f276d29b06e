import { record } from '@vitrine/ui/core'

/** What an editor changed about the look. */
export interface ThemeView {
  /** Undefined: as the visitor prefers. */
  readonly scheme?: 'light' | 'dark'
  /** Unlayered rules that set custom properties; empty when nothing was changed. */
  readonly css: string
  readonly colors: { readonly light: string; readonly dark: string }
}

const HEX = /^#[0-9a-f]{6}$/i

/** Paper of the two schemes as `tokens.css` has it, for the browser's own bars. */
const PAPER = { light: '#f4f0e8', dark: '#171512' } as const

/** Largest corner radius, in pixels. */
const MAX_RADIUS_PX = 32

/** Reads the `theme` global. Values out of range are left out: the design then stands as it is. */
export function parseTheme(raw: unknown): ThemeView {
  const theme = record(raw)
  const color = (name: string) => {
    const value = theme[name]
    return typeof value === 'string' && HEX.test(value) ? value : undefined
  }
  const light = declarations({
    'color-accent': color('accent'),
    'color-paper': color('paper'),
    'color-ink': color('ink'),
  })
  const dark = declarations({ 'color-accent': color('accentDark') })
  const radius =
    typeof theme.radius === 'number' && theme.radius >= 0 && theme.radius <= MAX_RADIUS_PX ? theme.radius : undefined
  const css = [
    radius === undefined ? '' : `:root{--radius:${radius}px}`,
    light && `:root:not([data-scheme=dark]){${light}}`,
    // Only what is set for dark may reach it; paper and ink of the light scheme must not.
    light &&
      '@media (prefers-color-scheme:dark){:root:not([data-scheme=light]){--color-paper:revert-layer;--color-ink:revert-layer;--color-accent:revert-layer}}',
    dark &&
      `:root[data-scheme=dark]{${dark}}@media (prefers-color-scheme:dark){:root:not([data-scheme=light]){${dark}}}`,
  ].join('')
  return {
    ...(theme.scheme === 'light' || theme.scheme === 'dark' ? { scheme: theme.scheme } : {}),
    css,
    colors: { light: color('paper') ?? PAPER.light, dark: PAPER.dark },
  }
}

function declarations(values: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [`--${name}:${value}`]))
    .join(';')
}
