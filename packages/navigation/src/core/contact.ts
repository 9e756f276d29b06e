/** Contact details in header and footer; a part of the site's view. */
export interface Contact {
  /** Postal address, line by line. */
  readonly address: readonly string[]
  readonly phone?: string | undefined
  readonly email?: string | undefined
  /** Opening hours: `Tuesday to Friday`, `9 to 17.30`. */
  readonly hours: readonly { readonly days: string; readonly times: string }[]
}

/** Address that dials: keeps the digits and a leading plus of a number as it is written. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/\(0\)/g, '').replace(/(?!^\+)[^0-9]/g, '')}`
}

/** True if there is a line by which the business is reached: its address, its telephone or its mail. */
export function hasContactLines({ address, phone, email }: Contact): boolean {
  return address.length > 0 || Boolean(phone) || Boolean(email)
}
