/** Characters of a SKU. */
export const MAX_SKU_LENGTH = 64

/** Tells whether a text can be a SKU: letters, digits and `. _ - / +`, and spaces between them. */
export function isSku(text: string): boolean {
  return text.length <= MAX_SKU_LENGTH && /^[\p{L}\p{N}]([\p{L}\p{N}._/+ -]*[\p{L}\p{N}])?$/u.test(text)
}

/** Form in which SKUs are compared: `hr-01` and `HR-01` are one. */
export function skuKey(sku: string): string {
  return sku.trim().toLowerCase()
}

/**
 * SKU of a variant: the one that its editor gave it, or one that is made.
 *
 * @param product Id of its product.
 * @param variant Id of its row, empty for a product without variants.
 */
export function skuOf(product: number, variant: { readonly id: string; readonly sku?: string }): string {
  return variant.sku ?? ['P', product, ...(variant.id === '' ? [] : ['-', variant.id])].join('')
}
