import { record } from '@vitrine/content/core'

/** Levels of a slider by its width, from wide to narrow. */
export const LEVELS = ['desktop', 'notebook', 'tablet', 'phone'] as const

export type Level = (typeof LEVELS)[number]

/** Those that differ from the usual. */
export type NarrowerLevel = Exclude<Level, 'desktop'>

/** Widest slider, in CSS pixels, that a level is for. `desktop` is for every wider one. */
export const LEVEL_WIDTHS: Readonly<Record<NarrowerLevel, number>> = {
  notebook: 1024,
  tablet: 778,
  phone: 480,
}

/** Values that may differ by level. One that a level leaves out is that of the wider level. */
export type PerLevel<Values extends object> = { readonly desktop: Values } & {
  readonly [Narrower in NarrowerLevel]?: Partial<Values>
}

/** The values that count at a level. */
export function atLevel<Values extends object>(values: PerLevel<Values>, level: Level): Values {
  const upTo = LEVELS.slice(0, LEVELS.indexOf(level) + 1)
  return Object.assign({}, ...upTo.map((name) => values[name])) as Values
}

/**
 * Parses `{ desktop, notebook, tablet, phone }`.
 *
 * @param defaults What counts where no level says otherwise.
 * @param read Reads what one level says.
 */
export function parsePerLevel<Values extends object>(
  raw: unknown,
  defaults: Values,
  read: (raw: Readonly<Record<string, unknown>>) => Partial<Values>,
): PerLevel<Values> {
  const stored = record(raw)
  const [desktop, ...narrower] = LEVELS
  const said = narrower.flatMap((level) => {
    const values = read(record(stored[level]))
    return Object.keys(values).length > 0 ? [[level, values] as const] : []
  })
  return { desktop: { ...defaults, ...read(record(stored[desktop])) }, ...Object.fromEntries(said) }
}
