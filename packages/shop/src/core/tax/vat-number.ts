/**
 * Shapes of VAT numbers, by the letters that they begin with; Greece begins with EL.
 *
 * @see https://ec.europa.eu/taxation_customs/vies/#/faq (question 11)
 */
const SHAPES: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/,
}

/** A VAT number of the European Union that has the shape of its country. Only the register knows if it is given out. */
export interface VatNumber {
  /** Letters that it begins with. */
  readonly prefix: string
  readonly number: string
}

/** Reads a VAT number, with spaces, points or hyphens or without. @returns Undefined for what no country gives out. */
export function parseVatNumber(typed: string): VatNumber | undefined {
  const [, prefix = '', number = ''] = /^([A-Z]{2})(.{2,12})$/.exec(typed.replace(/[\s.-]/g, '').toUpperCase()) ?? []
  return SHAPES[prefix]?.test(number) ? { prefix, number } : undefined
}
