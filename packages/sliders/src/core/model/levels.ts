/** Kinds of room that a slider may have, from wide to narrow. */
export const LEVELS = ['desktop', 'notebook', 'tablet', 'phone'] as const

export type Level = (typeof LEVELS)[number]

/** Widest slider, in CSS pixels, that a level is for. `desktop` is for every wider one. */
export const LEVEL_WIDTHS: Readonly<Record<Exclude<Level, 'desktop'>, number>> = {
  notebook: 1024,
  tablet: 778,
  phone: 480,
}

/** Values that may differ by room. What a level does not say is as in the one before. */
export type PerLevel<Values extends object> = { readonly desktop: Values } & {
  readonly [Narrower in Exclude<Level, 'desktop'>]?: Partial<Values>
}

/** The values that count at a level. */
export function atLevel<Values extends object>(values: PerLevel<Values>, level: Level): Values {
  const upTo = LEVELS.slice(0, LEVELS.indexOf(level) + 1)
  return Object.assign({}, ...upTo.map((name) => values[name])) as Values
}
