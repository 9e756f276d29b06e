import type { Variant } from '../product/stored-product.ts'

/** A choice of a product, such as its wood, with what each value leads to. */
export interface OptionChoice {
  readonly name: string
  readonly values: readonly ChoiceValue[]
}

interface ChoiceValue {
  readonly label: string
  /** The variant that it leads to. */
  readonly variant: Variant
  readonly isChosen: boolean
}

/**
 * Choices of a product: a value leads to the variant that has it and is else as the chosen one, or to the nearest.
 *
 * @param chosen One of the variants.
 */
export function optionChoices(
  options: readonly string[],
  variants: readonly Variant[],
  chosen: Variant,
): readonly OptionChoice[] {
  return options.map((name, place) => ({
    name,
    values: [...new Set(variants.map(({ values }) => values[place] ?? ''))].flatMap((label) => {
      const having = variants.filter(({ values }) => values[place] === label)
      const variant = nearest(having, chosen)
      return variant && label !== '' ? [{ label, variant, isChosen: chosen.values[place] === label }] : []
    }),
  }))
}

/** The variant that shares most values with another; of several the first. */
function nearest(variants: readonly Variant[], to: Variant): Variant | undefined {
  const shared = ({ values }: Variant) => values.filter((value, place) => value === to.values[place]).length
  return variants.reduce<Variant | undefined>(
    (best, variant) => (best && shared(best) >= shared(variant) ? best : variant),
    undefined,
  )
}
