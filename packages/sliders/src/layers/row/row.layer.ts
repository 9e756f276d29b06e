import { given, list, within } from '@vitrine/content/core'
import { joinedWords } from '../../core/layers/joined-words.ts'
import type { LayerDeclaration } from '../../core/layers/layer-declaration.ts'
import { lengthCss } from '../../core/layers/length-css.ts'
import { inTheMiddle } from '../../core/layers/new-place.ts'
import { type Length, parseLength } from '../../core/model/layer/length.ts'
import { LEVELS, type NarrowerLevel } from '../../core/model/levels.ts'

/** Columns of a row. */
export const MAX_COLUMNS = 6

/** CSS pixels of the design grid between two columns. */
export const GAP_PX = { min: 0, max: 500, default: 20 } as const

export interface RowContent<Inner> {
  readonly type: 'row'
  readonly columns: readonly { readonly width?: Length; readonly children: readonly Inner[] }[]
  /** Widest level at which its columns stand below one another. */
  readonly breakAt?: NarrowerLevel
  /** See {@link GAP_PX}. */
  readonly gap: number
}

/** Columns in which layers stand one below the other. */
export const row = <Inner>(): LayerDeclaration<RowContent<Inner>, Inner> => {
  const children = ({ columns }: RowContent<Inner>) => columns.flatMap((column) => column.children)
  return {
    slug: 'layerRow',
    label: { en: 'Row', de: 'Zeile' },
    icon: 'menu',
    initial: { columns: [{ layers: [] }, { layers: [] }], ...inTheMiddle({ width: '640' }) },
    parse(raw, { inside }) {
      if (!inside) return undefined
      const [, ...narrower] = LEVELS
      return {
        type: 'row',
        columns: list(raw.columns)
          .slice(0, MAX_COLUMNS)
          .map(({ layers, width }) => ({ children: inside(layers), ...given({ width: parseLength(width) }) })),
        gap: within(raw.gap, GAP_PX) ?? GAP_PX.default,
        ...given({ breakAt: narrower.find((level) => level === raw.breakAt) }),
      }
    },
    words: (layer, wordsOf) => joinedWords(children(layer), wordsOf) || layer.name,
    rules({ columns, gap, breakAt }, body, scales) {
      const of = `${body}>.layer__columns`
      const widths = columns.map(({ width }) => (width === undefined ? 'minmax(0,1fr)' : lengthCss(width, scales)))
      const set = { 'grid-template-columns': widths.join(' '), gap: lengthCss(gap, scales) }
      const narrow = { 'grid-template-columns': 'minmax(0,1fr)' }
      return [{ of, set }, ...(breakAt ? [{ of, set: narrow, level: breakAt }] : [])]
    },
    holds: {
      lays: 'flow',
      children,
      map: (layer, change) => ({
        ...layer,
        columns: layer.columns.map((column) => ({ ...column, children: column.children.map(change) })),
      }),
    },
  }
}
