import type { AdminText } from '@vitrine/kit/core'
import type { Field } from 'payload'
import { DEFAULT_DAYS_TO_PAY, MAX_DAYS_TO_PAY } from '../core/invoice/invoice-settings.ts'
import { DEFAULT_PATTERNS, MAX_PATTERN_LENGTH } from '../core/invoice/number-pattern.ts'

/** Characters of a line of the seller. */
const MAX_LINE_LENGTH = 120

/** Characters of what else stands below invoices. */
const MAX_DETAILS_LENGTH = 500

const isWrittenHere = (_: unknown, siblings: Readonly<Record<string, unknown>>) => siblings.isElsewhere !== true

/** A line of text that is asked for while Vitrine writes the invoices. */
function line(
  name: string,
  label: AdminText,
  more: { readonly maxLength?: number; readonly help?: AdminText; readonly placeholder?: string } = {},
): Field {
  const { maxLength = MAX_LINE_LENGTH, help, placeholder } = more
  return {
    name,
    label: { ...label },
    type: 'text',
    maxLength,
    admin: { condition: isWrittenHere, ...(help && { description: { ...help } }), ...(placeholder && { placeholder }) },
  }
}

const row = (...fields: Field[]): Field => ({ type: 'row', fields })

const numberFields: Field[] = [
  row(
    line(
      'invoicePattern',
      { en: 'Numbers of invoices', de: 'Nummern der Rechnungen' },
      {
        maxLength: MAX_PATTERN_LENGTH,
        placeholder: DEFAULT_PATTERNS.invoice,
        help: {
          en: '# stands for the number, {year} for the year, with which the numbers begin anew.',
          de: '# steht für die Nummer, {year} für das Jahr, mit dem die Nummern neu beginnen.',
        },
      },
    ),
    line(
      'creditPattern',
      { en: 'Numbers of credit notes', de: 'Nummern der Rechnungskorrekturen' },
      { maxLength: MAX_PATTERN_LENGTH, placeholder: DEFAULT_PATTERNS['credit note'] },
    ),
  ),
  row(
    {
      name: 'daysToPay',
      label: { en: 'Days to pay an invoice', de: 'Tage bis zur Zahlung einer Rechnung' },
      type: 'number',
      min: 0,
      max: MAX_DAYS_TO_PAY,
      defaultValue: DEFAULT_DAYS_TO_PAY,
      admin: { condition: isWrittenHere, step: 1 },
    },
    {
      name: 'startsOn',
      label: { en: 'For orders from this day on', de: 'Für Bestellungen ab diesem Tag' },
      type: 'date',
      admin: {
        condition: isWrittenHere,
        date: { pickerAppearance: 'dayOnly' },
        description: {
          en: 'Empty: every order that is paid or sent and has no invoice gets one.',
          de: 'Leer: jede bezahlte oder verschickte Bestellung ohne Rechnung bekommt eine.',
        },
      },
    },
  ),
  {
    name: 'isMailed',
    label: {
      en: 'Send invoices and credit notes with the mails about the order',
      de: 'Rechnungen und Rechnungskorrekturen mit den E-Mails zur Bestellung senden',
    },
    type: 'checkbox',
    defaultValue: true,
    admin: {
      condition: isWrittenHere,
      description: {
        en: 'As a PDF. Without it, buyers find them on the page of their order.',
        de: 'Als PDF. Sonst finden Käufer sie auf der Seite ihrer Bestellung.',
      },
    },
  },
]

/** Settings by which invoices are written. */
export const invoicesField: Field = {
  name: 'invoices',
  label: false,
  type: 'group',
  admin: {
    description: {
      en: 'Vitrine writes an invoice once an order is paid or sent, and a credit note for what is given back. It begins when all of this is filled in. Have a tax adviser look at one.',
      de: 'Vitrine schreibt eine Rechnung, sobald eine Bestellung bezahlt oder verschickt ist, und eine Rechnungskorrektur für jede Erstattung. Es beginnt damit, wenn hier alles ausgefüllt ist. Lassen Sie eine davon steuerlich prüfen.',
    },
  },
  fields: [
    {
      name: 'isElsewhere',
      label: {
        en: 'We write invoices with another program',
        de: 'Wir schreiben Rechnungen mit einem anderen Programm',
      },
      type: 'checkbox',
      defaultValue: false,
    },
    row(
      line('name', { en: 'Name of your business', de: 'Name Ihres Unternehmens' }),
      line('street', { en: 'Street and number', de: 'Straße und Hausnummer' }),
    ),
    row(
      line('postcode', { en: 'Postcode', de: 'Postleitzahl' }, { maxLength: 20 }),
      line('city', { en: 'Town', de: 'Ort' }),
    ),
    row(
      line('taxNumber', { en: 'Tax number', de: 'Steuernummer' }, { maxLength: 40 }),
      line(
        'vatNumber',
        { en: 'VAT number', de: 'Umsatzsteuer-Identifikationsnummer' },
        { maxLength: 20, help: { en: 'One of the two is enough.', de: 'Eine von beiden genügt.' } },
      ),
    ),
    row(
      line('contact', { en: 'Who answers questions', de: 'Wer Fragen beantwortet' }),
      line('phone', { en: 'Phone', de: 'Telefon' }, { maxLength: 40 }),
      line('email', { en: 'Mail address', de: 'E-Mail-Adresse' }),
    ),
    {
      name: 'details',
      label: { en: 'Register, directors and the like', de: 'Registergericht, Geschäftsführung und dergleichen' },
      type: 'textarea',
      maxLength: MAX_DETAILS_LENGTH,
      admin: { condition: isWrittenHere },
    },
    ...numberFields,
  ],
}
