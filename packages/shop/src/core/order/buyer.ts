/** An address on an order. Fields that a country does not use are empty. */
export interface PostalAddress {
  readonly name: string
  readonly company: string
  readonly street: string
  readonly postcode: string
  readonly city: string
  readonly region: string
  /** ISO 3166-1, two capitals. */
  readonly country: string
}

/** Somebody who buys. */
export interface Buyer {
  readonly email: string
  readonly phone: string
  readonly invoiceTo: PostalAddress
  /** Undefined: to the address of the invoice. */
  readonly deliverTo?: PostalAddress | undefined
  /** VAT number that the register has confirmed. */
  readonly confirmedVatNumber?: string | undefined
  /** VAT number as the buyer gave it, of the shape of its country. Nobody has asked the register for it. */
  readonly vatNumber?: string | undefined
  readonly notes: string
}

/** Place that an order goes to, which decides its taxes and sending. */
export function destinationOf({ deliverTo, invoiceTo, confirmedVatNumber }: Buyer) {
  const { country, postcode } = deliverTo ?? invoiceTo
  return { country, postcode, confirmedVatNumber }
}

/** Name of a customer in counters of coupons: a mail address in small letters. */
export function customerOf({ email }: Pick<Buyer, 'email'>): string {
  return email.trim().toLowerCase()
}
