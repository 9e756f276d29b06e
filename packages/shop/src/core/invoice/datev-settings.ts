import { record, text } from '@vitrine/content/core'
import type { FormMistake } from '../form-mistake.ts'
import { basisPointsOf } from '../rules/stored-rates.ts'
import { TAX_CATEGORIES } from '../tax/treatment.ts'
import { type InvoiceTax, rateKey } from './invoice.ts'

/** Rows of accounts. */
export const MAX_ACCOUNT_ROWS = 40

/** Account on which all buyers are booked, unless the owner says otherwise. */
export const DEFAULT_DEBTOR = '10000'

/** Accounts of the German chart SKR 03, by rate and category. */
export const DEFAULT_ACCOUNTS = [
  '19 = 8400',
  '7 = 8300',
  '0 = 8200',
  'K = 8125',
  'AE = 8336',
  'G = 8120',
  'O = 8338',
  'E = 8195',
].join('\n')

/** Numbers under which bookings come to DATEV. */
export interface DatevSettings {
  readonly consultant: string
  readonly client: string
  readonly debtor: string
  /** Account of sales by {@link rateKey}. */
  readonly accounts: ReadonlyMap<string, string>
}

const NUMBERS = { consultant: /^\d{4,7}$/, client: /^\d{1,5}$/, debtor: /^\d{5,9}$/ } as const

/** Reads the numbers. @returns Undefined while consultant and client are not given. */
export function parseDatevSettings(global: unknown): DatevSettings | undefined {
  const raw = record(record(global).datev)
  const [consultant, client] = [lineOf(raw.consultant), lineOf(raw.client)]
  if (!NUMBERS.consultant.test(consultant) || !NUMBERS.client.test(client)) return undefined
  const rows = parseAccounts(text(raw.accounts)?.trim() || DEFAULT_ACCOUNTS)
  const accounts = new Map(rows.flatMap((row) => (row.key === undefined ? [] : [[row.key, row.account] as const])))
  return { consultant, client, debtor: lineOf(raw.debtor) || DEFAULT_DEBTOR, accounts }
}

/** Account of what is sold at a rate. */
export function accountOf(tax: Pick<InvoiceTax, 'rate' | 'category'>, { accounts }: DatevSettings): string | undefined {
  return accounts.get(tax.category === 'S' ? rateKey(tax) : tax.category)
}

type AccountRow =
  | { readonly key: string; readonly account: string }
  /** A line that is none. */
  | { readonly key: undefined; readonly line: string }

function parseAccounts(written: string): readonly AccountRow[] {
  return written
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, name = '', account = ''] = /^(\d{1,3}(?:[.,]\d{1,2})?|[A-Z]{1,2})\s*%?\s*=\s*(\d{4,8})$/.exec(line) ?? []
      const category = TAX_CATEGORIES.find((one) => one === name && one !== 'S')
      const rate = basisPointsOf(Number(name.replace(',', '.')))
      if (category) return { key: category, account }
      if (name !== '' && rate !== undefined) return { key: rateKey({ category: 'S', rate }), account }
      return { key: undefined, line }
    })
}

/** Finds what of the numbers cannot be used. @param rules The global `shop-rules` as a form holds it. */
export function datevMistakes(rules: unknown): readonly FormMistake[] {
  const raw = record(record(rules).datev)
  const rows = parseAccounts(text(raw.accounts) ?? '')
  const wrong = rows.find((row) => row.key === undefined)
  return [
    ...numberMistake(raw, 'consultant', { en: '4 to 7 digits', de: '4 bis 7 Ziffern' }),
    ...numberMistake(raw, 'client', { en: '1 to 5 digits', de: '1 bis 5 Ziffern' }),
    ...numberMistake(raw, 'debtor', { en: '5 to 9 digits', de: '5 bis 9 Ziffern' }),
    ...(wrong?.key === undefined && wrong
      ? [
          {
            path: 'datev.accounts',
            text: {
              en: `“${wrong.line}” cannot be read. Write a rate or a category, = and an account of 4 to 8 digits, as 19 = 8400.`,
              de: `„${wrong.line}“ ist nicht lesbar. Schreiben Sie einen Satz oder eine Kategorie, = und ein Konto mit 4 bis 8 Ziffern, etwa 19 = 8400.`,
            },
          },
        ]
      : []),
    ...(rows.length > MAX_ACCOUNT_ROWS
      ? [
          {
            path: 'datev.accounts',
            text: { en: `At most ${MAX_ACCOUNT_ROWS} rows.`, de: `Höchstens ${MAX_ACCOUNT_ROWS} Zeilen.` },
          },
        ]
      : []),
  ]
}

function numberMistake(
  raw: Readonly<Record<string, unknown>>,
  field: keyof typeof NUMBERS,
  digits: { readonly en: string; readonly de: string },
): readonly FormMistake[] {
  const typed = lineOf(raw[field])
  if (typed === '' || NUMBERS[field].test(typed)) return []
  return [{ path: `datev.${field}`, text: { en: `Give ${digits.en}.`, de: `${digits.de} angeben.` } }]
}

function lineOf(stored: unknown): string {
  return text(stored)?.trim() ?? ''
}
