import { countryName, parseCountry } from '../country/countries.ts'
import type { BankAccount } from '../rules/payment-choices.ts'
import type { InvoiceSeller } from './invoice-settings.ts'
import type { InvoiceTexts } from './invoice-texts.ts'
import type { PrintedDocument } from './printed-document.ts'

/** True for languages whose documents are written in German. */
export function isGermanText(language: string): boolean {
  return /^de\b/.test(language)
}

/** Seller of a printed document: at the head, above the address, and at the foot. */
export function senderParts(
  seller: InvoiceSeller,
  account: BankAccount | undefined,
  texts: InvoiceTexts,
  language: string,
): Pick<PrintedDocument, 'sender' | 'returnTo' | 'foot'> {
  const { name, street, postcode, city, phone, email, contact, taxNumber, vatNumber, details } = seller
  const country = parseCountry(seller.country)
  const town = `${postcode} ${city}`
  return {
    sender: name,
    returnTo: [name, street, town].join(' · '),
    foot: [
      [name, street, town, country === undefined ? '' : countryName(country, language)],
      [
        contact,
        phone,
        email,
        taxNumber === undefined ? '' : `${texts.taxNumber} ${taxNumber}`,
        vatNumber === undefined ? '' : `${texts.vatNumber} ${vatNumber}`,
      ],
      [...(account ? [account.holder, account.iban, account.bic ?? ''] : []), ...(details?.split('\n') ?? [])],
    ].map((lines) => lines.filter((line) => line.trim() !== '')),
  }
}
