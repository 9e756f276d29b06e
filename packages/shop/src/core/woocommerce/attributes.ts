import { record, text } from '@vitrine/content/core'
import type { ImportedItem, ImportTools } from '@vitrine/kit/core'
import { metaOf } from './metas.ts'

/** Attribute of a product of WooCommerce. */
export interface ProductAttribute {
  /** As metas of variations name it, behind `attribute_`. */
  readonly key: string
  /** For people. WooCommerce exports no names of attributes that several products share, so theirs are made of their slugs. */
  readonly name: string
  readonly values: readonly string[]
  /** True where variations differ in it. */
  readonly isOption: boolean
  readonly isShown: boolean
}

/** Beginning of the names of taxonomies that are attributes. */
const TAXONOMY = /^pa_/

/** Attributes of a product, in their order. */
export function attributesOf(
  product: ImportedItem,
  tools: Pick<ImportTools, 'unserialize'>,
): readonly ProductAttribute[] {
  const stored = record(tools.unserialize(metaOf(product, '_product_attributes')))
  return Object.entries(stored)
    .map(([key, raw]) => ({ key, raw: record(raw) }))
    .toSorted(({ raw: one }, { raw: other }) => Number(one.position ?? 0) - Number(other.position ?? 0))
    .flatMap(({ key, raw }) => {
      const name = text(raw.name)?.trim() ?? key
      const values = isTrue(raw.is_taxonomy)
        ? product.terms.filter(({ taxonomy }) => taxonomy === name).map((term) => term.name)
        : (text(raw.value) ?? '').split('|').map((value) => value.trim())
      const shown = values.filter((value) => value !== '')
      if (shown.length === 0) return []
      return [
        {
          key,
          name: isTrue(raw.is_taxonomy) ? nameOf(name) : name,
          values: shown,
          isOption: isTrue(raw.is_variation),
          isShown: isTrue(raw.is_visible),
        },
      ]
    })
}

/**
 * Values of a variation, each as often as there are: one that WooCommerce leaves open (“Any size”) stands for a variant of
 * each.
 */
export function valuesOf(
  variation: ImportedItem,
  options: readonly ProductAttribute[],
  { term }: Pick<ImportTools, 'term'>,
): readonly ReadonlyMap<string, string>[] {
  let combinations: readonly ReadonlyMap<string, string>[] = [new Map()]
  for (const { key, name, values } of options) {
    const written = metaOf(variation, `attribute_${key}`)
    const value = written && TAXONOMY.test(key) ? (term(key, written)?.name ?? written) : written
    combinations = combinations.flatMap((one) =>
      (value === '' ? values : [value]).map((own) => new Map([...one, [name, own]])),
    )
    if (combinations.length > MAX_COMBINATIONS) return combinations.slice(0, MAX_COMBINATIONS)
  }
  return combinations
}

/** Variants that are made of one variation: one more than a product takes, so that too many are refused. */
const MAX_COMBINATIONS = 101

function isTrue(raw: unknown): boolean {
  return raw === 1 || raw === '1' || raw === true
}

/** `pa_seat-height` as “Seat height”. */
function nameOf(taxonomy: string): string {
  const words = taxonomy.replace(TAXONOMY, '').replaceAll(/[-_]+/g, ' ').trim()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
