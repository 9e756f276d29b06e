/** Settings of the search. */
export interface SearchSettings {
  /** Letters from which results appear while a visitor types. */
  readonly minCharacters: number
  /** Results that appear while a visitor types. */
  readonly perPage: number
  /** Only titles are searched while a visitor types. */
  readonly titlesOnly: boolean
  readonly showImages: boolean
  readonly showTypes: boolean
  /** Types of documents that visitors find; none: all. */
  readonly types: readonly string[]
  /** A field that is empty offers what its visitor looked for before. */
  readonly recent: boolean
  /** Shown when nothing is found. */
  readonly noResults: string
}

/** Settings that are on or off. */
export type FlagName = 'titlesOnly' | 'showImages' | 'showTypes' | 'recent'

export const DEFAULT_SETTINGS: SearchSettings = {
  minCharacters: 4,
  perPage: 6,
  titlesOnly: false,
  showImages: true,
  showTypes: true,
  types: [],
  recent: false,
  noResults: 'Nothing found. Try another word.',
}

/** Bounds of the numbers. The largest `perPage` also bounds what a call may ask for. */
export const LIMITS = {
  minCharacters: { min: 1, max: 20 },
  perPage: { min: 1, max: 50 },
} as const

/** A kind of documents that can be found. */
export interface FoundKind {
  readonly type: string
  /** Kind of an optional feature: it is found whatever editors chose. */
  readonly isOptional?: true
}

/**
 * Reads the global `search`. What is missing or wrong has its default.
 *
 * @param kinds Kinds of documents that the site has.
 */
export function parseSearchSettings(raw: unknown, kinds: readonly FoundKind[]): SearchSettings {
  const stored = (typeof raw === 'object' && raw !== null ? raw : {}) as Readonly<Record<string, unknown>>
  const flag = (name: FlagName) => {
    const value = stored[name]
    return typeof value === 'boolean' ? value : DEFAULT_SETTINGS[name]
  }
  const count = (name: keyof typeof LIMITS) => {
    const value = stored[name]
    const { min, max } = LIMITS[name]
    return Number.isInteger(value) ? Math.min(max, Math.max(min, value as number)) : DEFAULT_SETTINGS[name]
  }
  const noResults = stored.noResults
  return {
    minCharacters: count('minCharacters'),
    perPage: count('perPage'),
    titlesOnly: flag('titlesOnly'),
    showImages: flag('showImages'),
    showTypes: flag('showTypes'),
    types: foundTypes(stored.types, kinds),
    recent: flag('recent'),
    noResults: typeof noResults === 'string' && noResults.trim() !== '' ? noResults : DEFAULT_SETTINGS.noResults,
  }
}

/** Types that editors chose, with those that cannot be chosen; none if nothing was chosen. */
function foundTypes(chosen: unknown, kinds: readonly FoundKind[]): readonly string[] {
  const isChosen = ({ type }: FoundKind) => Array.isArray(chosen) && chosen.includes(type)
  if (!kinds.some(isChosen)) return []
  return kinds.filter((kind) => kind.isOptional || isChosen(kind)).map(({ type }) => type)
}
