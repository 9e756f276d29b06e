import { asciiDigits, pastedText } from '@vitrine/content/core'

/** Hyphens and dashes of all kinds, and the minus of mathematics. */
const DASHES = /[\p{Dash_Punctuation}\u2212]/gu
const MINUS = /^\u2212/
const ARABIC_DECIMAL_POINT = /\u066b/g

/** Signs that show nothing and belong into no address. Joiners and selectors stay: words of a path may need them. */
const UNSEEN_IN_ADDRESSES = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** Reads what visitors type or paste into fields of a type, as it is checked and stored. */
const READERS = {
  tel: (text) => asciiDigits(pastedText(text)).replace(DASHES, '-'),
  email: pastedText,
  url: (text) => text.replace(UNSEEN_IN_ADDRESSES, '').trim(),
  number: (text) => asciiDigits(pastedText(text)).replace(MINUS, '-').replace(ARABIC_DECIMAL_POINT, '.'),
} as const satisfies Record<string, (text: string) => string>

/** A type of fields whose values have one plain way to be written. */
export type ValueType = keyof typeof READERS

/** A value as it was meant. @param type That of its field; texts of other types stay as they are. */
export function typedValue(type: ValueType | (string & {}), text: string): string {
  return Object.hasOwn(READERS, type) ? READERS[type as ValueType](text) : text
}
