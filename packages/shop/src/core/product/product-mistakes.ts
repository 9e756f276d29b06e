import { list, record, referenceIds, text } from '@vitrine/content/core'
import type { FormMistake } from '../form-mistake.ts'
import type { Currency } from '../money/currency.ts'
import { notMoney } from '../money/not-money.ts'
import { isGtin } from './gtin.ts'
import { isSku, MAX_SKU_LENGTH, skuKey } from './sku.ts'
import { storedAmount } from './stored-amount.ts'
import { MAX_OPTIONS, MAX_VARIANTS, optionNames } from './stored-product.ts'

type Raw = Readonly<Record<string, unknown>>

/**
 * Finds what keeps a product from being sold, field by field.
 *
 * @param product Fields as a form holds them, in one language.
 */
export function productMistakes(product: unknown, currency: Currency): readonly FormMistake[] {
  const raw = record(product)
  const rows = list(raw.variants)
  const options = optionNames(raw, text)
  const parts = options.length === 0 ? [] : rows
  return [
    ...optionMistakes(raw, options, rows),
    ...moneyMistakes(raw, '', currency, parts.some((row) => typeof row.price !== 'number') || parts.length === 0),
    ...codeMistakes(raw, ''),
    ...timeMistakes(raw),
    ...contentMistakes(raw),
    ...fileMistakes(raw),
    ...parts.flatMap((row, index) => [
      ...valueMistakes(row, index, options),
      ...moneyMistakes(row, `variants.${index}.`, currency, false, raw.price),
      ...codeMistakes(row, `variants.${index}.`),
    ]),
    ...sameValues(parts, options),
    ...sameSkus(raw, parts),
  ]
}

function optionMistakes(raw: Raw, options: readonly string[], rows: readonly Raw[]): readonly FormMistake[] {
  const mistakes: FormMistake[] = []
  for (let place = options.length + 1; place <= MAX_OPTIONS; place += 1) {
    if (!text(raw[`option${place}`])) continue
    mistakes.push({
      path: `option${options.length + 1}`,
      text: {
        en: 'Name this option first, or move the next one here.',
        de: 'Zuerst diese Option benennen, oder die nächste hierher setzen.',
      },
    })
  }
  if (rows.length > 0 && options.length === 0) {
    mistakes.push({
      path: 'option1',
      text: {
        en: 'Say by what the variants differ, such as “Wood”.',
        de: 'Angeben, worin sich die Varianten unterscheiden, etwa „Holz“.',
      },
    })
  }
  if (rows.length === 0 && options.length > 0) {
    mistakes.push({
      path: 'variants',
      text: {
        en: 'Add the variants, or empty the options.',
        de: 'Die Varianten hinzufügen, oder die Optionen leeren.',
      },
    })
  }
  if (rows.length > MAX_VARIANTS) {
    mistakes.push({
      path: 'variants',
      text: {
        en: `A product has ${MAX_VARIANTS} variants at most.`,
        de: `Ein Produkt hat höchstens ${MAX_VARIANTS} Varianten.`,
      },
    })
  }
  return mistakes
}

function fileMistakes({ kind, files }: Raw): readonly FormMistake[] {
  if (kind !== 'digital' || referenceIds([files].flat()).length > 0) return []
  return [
    {
      path: 'files',
      text: {
        en: 'Add the file that buyers download. What you send them in another way is a service.',
        de: 'Die Datei hinzufügen, die Käufer herunterladen. Was Sie ihnen auf anderem Weg geben, ist eine Dienstleistung.',
      },
    },
  ]
}

/** @param productPrice Price that counts where a variant has none. */
function moneyMistakes(
  raw: Raw,
  before: string,
  currency: Currency,
  isRequired: boolean,
  productPrice?: unknown,
): readonly FormMistake[] {
  const mistakes: FormMistake[] = []
  for (const name of ['price', 'salePrice']) {
    const value = raw[name]
    const isGiven = value !== undefined && value !== null
    if (isGiven && storedAmount(value, currency) === undefined)
      mistakes.push({ path: before + name, text: notMoney(currency) })
  }
  if (isRequired && (raw.price === undefined || raw.price === null)) {
    mistakes.push({
      path: `${before}price`,
      text: { en: 'Give a price, here or for each variant.', de: 'Einen Preis angeben, hier oder für jede Variante.' },
    })
  }
  const [regular, reduced] = [raw.price ?? productPrice, raw.salePrice]
  if (typeof regular === 'number' && typeof reduced === 'number' && reduced >= regular) {
    mistakes.push({
      path: `${before}salePrice`,
      text: {
        en: 'A reduced price is lower than the regular one.',
        de: 'Ein reduzierter Preis ist niedriger als der reguläre.',
      },
    })
  }
  return mistakes
}

function codeMistakes(raw: Raw, before: string): readonly FormMistake[] {
  const [sku, gtin] = [text(raw.sku)?.trim(), text(raw.gtin)?.trim()]
  return [
    ...(sku !== undefined && !isSku(sku)
      ? [
          {
            path: `${before}sku`,
            text: {
              en: `Use up to ${MAX_SKU_LENGTH} letters, digits and . _ - / + only, with a letter or digit at both ends.`,
              de: `Nur bis zu ${MAX_SKU_LENGTH} Buchstaben, Ziffern und . _ - / + verwenden, mit Buchstabe oder Ziffer an beiden Enden.`,
            },
          },
        ]
      : []),
    ...(gtin !== undefined && !isGtin(gtin)
      ? [
          {
            path: `${before}gtin`,
            text: {
              en: 'This is no GTIN: 8, 12, 13 or 14 digits, of which the last follows from the others.',
              de: 'Das ist keine GTIN: 8, 12, 13 oder 14 Ziffern, deren letzte aus den anderen folgt.',
            },
          },
        ]
      : []),
  ]
}

function timeMistakes({ saleFrom, saleUntil }: Raw): readonly FormMistake[] {
  const isBackwards = saleFrom && saleUntil && new Date(String(saleFrom)) >= new Date(String(saleUntil))
  return isBackwards
    ? [
        {
          path: 'saleUntil',
          text: { en: 'The reduction ends before it begins.', de: 'Die Reduzierung endet, bevor sie beginnt.' },
        },
      ]
    : []
}

function contentMistakes({ contentAmount, contentUnit }: Raw): readonly FormMistake[] {
  const isWhole = (typeof contentAmount === 'number') === Boolean(contentUnit) && contentAmount !== 0
  return isWhole
    ? []
    : [
        {
          path: 'contentAmount',
          text: {
            en: 'Give both an amount above 0 and its unit, or neither.',
            de: 'Menge über 0 und Einheit angeben, oder keines von beiden.',
          },
        },
      ]
}

function valueMistakes(row: Raw, index: number, options: readonly string[]): readonly FormMistake[] {
  return options.flatMap((option, place) =>
    text(row[`value${place + 1}`])
      ? []
      : [
          {
            path: `variants.${index}.value${place + 1}`,
            text: {
              en: `Say which “${option}” this variant has.`,
              de: `Angeben, welche „${option}“ diese Variante hat.`,
            },
          },
        ],
  )
}

function sameValues(rows: readonly Raw[], options: readonly string[]): readonly FormMistake[] {
  const keys = rows.map((row) =>
    JSON.stringify(
      options.map((_, place) =>
        text(row[`value${place + 1}`])
          ?.trim()
          .toLowerCase(),
      ),
    ),
  )
  return keys.flatMap((key, index) => {
    const first = keys.indexOf(key)
    return first === index
      ? []
      : [
          {
            path: `variants.${index}.value1`,
            text: {
              en: `This is the same as variant ${first + 1}.`,
              de: `Das ist dasselbe wie Variante ${first + 1}.`,
            },
          },
        ]
  })
}

function sameSkus(raw: Raw, rows: readonly Raw[]): readonly FormMistake[] {
  const skus = productSkus(raw, rows)
  return skus.flatMap(({ path, sku }, place) =>
    skus.findIndex((other) => skuKey(other.sku) === skuKey(sku)) === place
      ? []
      : [{ path, text: { en: `“${sku}” stands here twice.`, de: `„${sku}“ steht hier zweimal.` } }],
  )
}

/** SKUs of a product by the paths of their fields: those of its variants, or its own where it has none. */
export function productSkus(
  raw: Raw,
  rows: readonly Raw[] = optionNames(raw, text).length === 0 ? [] : list(raw.variants),
): readonly { readonly path: string; readonly sku: string }[] {
  const all =
    rows.length === 0
      ? [{ path: 'sku', sku: text(raw.sku) }]
      : rows.map((row, index) => ({ path: `variants.${index}.sku`, sku: text(row.sku) }))
  return all.flatMap(({ path, sku }) => (sku === undefined ? [] : [{ path, sku: sku.trim() }]))
}
