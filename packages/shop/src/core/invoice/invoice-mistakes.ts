import { record, text } from '@vitrine/content/core'
import type { FormMistake } from '../form-mistake.ts'
import { parseVatNumber } from '../tax/vat-number.ts'
import { patternOf } from './invoice-settings.ts'
import { isNumberPattern } from './number-pattern.ts'

/** Finds what of the settings of invoices cannot be used. @param rules The global `shop-rules` as a form holds it. */
export function invoiceMistakes(rules: unknown): readonly FormMistake[] {
  const raw = record(record(rules).invoices)
  const vatNumber = text(raw.vatNumber)?.trim() ?? ''
  return [
    ...(['invoicePattern', 'creditPattern'] as const).flatMap((field) => patternMistakes(raw[field], field)),
    ...(patternOf(raw.invoicePattern, 'invoice') === patternOf(raw.creditPattern, 'credit note')
      ? [
          {
            path: 'invoices.creditPattern',
            text: {
              en: 'Credit notes need a pattern of their own, or two documents would have one number.',
              de: 'Rechnungskorrekturen brauchen ein eigenes Muster, sonst hätten zwei Belege dieselbe Nummer.',
            },
          },
        ]
      : []),
    ...(vatNumber === '' || parseVatNumber(vatNumber)
      ? []
      : [
          {
            path: 'invoices.vatNumber',
            text: {
              en: 'This is no VAT number of the European Union: it begins with the letters of its country, as DE123456789 does.',
              de: 'Das ist keine USt-IdNr. der Europäischen Union: sie beginnt mit den Buchstaben ihres Landes, wie DE123456789.',
            },
          },
        ]),
  ]
}

function patternMistakes(stored: unknown, field: string): readonly FormMistake[] {
  const pattern = text(stored)?.trim() ?? ''
  if (pattern === '' || isNumberPattern(pattern)) return []
  return [
    {
      path: `invoices.${field}`,
      text: {
        en: 'Write letters, digits and - . _ /, the number as one run of #, and {year} for the year: R-{year}-####.',
        de: 'Schreiben Sie Buchstaben, Ziffern und - . _ /, die Nummer als eine Folge von # und {year} für das Jahr: R-{year}-####.',
      },
    },
  ]
}
