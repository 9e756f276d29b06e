import type { ReactNode } from 'react'
import type { BuyingTexts } from '../../core/buying/buying-texts.ts'
import type { CheckoutScreen } from '../../core/buying/checkout-screen.ts'
import { MAX_POSTCODE_LENGTH } from '../../core/cart/stored-cart.ts'
import { addressFields } from '../../core/checkout/address-fields.ts'
import {
  type AddressKind,
  type AddressPart,
  addressField,
  CHECKOUT_FIELDS,
  MAX_LENGTHS,
} from '../../core/checkout/checkout-form.ts'
import { BuyingField, BuyingInput, fieldId } from '../../ui/buying-field.tsx'

/** Words of browsers for the parts of an address, after `billing` or `shipping`. */
const AUTOCOMPLETE: Readonly<Record<AddressPart, string>> = {
  name: 'name',
  company: 'organization',
  street: 'address-line1',
  postcode: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
  country: 'country',
}

/** Fields of an address, as its country writes them. */
export function CheckoutAddress({
  kind,
  screen,
  texts,
  to,
}: {
  readonly kind: AddressKind
  readonly screen: CheckoutScreen
  readonly texts: BuyingTexts
  /** Address of the checkout. */
  readonly to: string
}): ReactNode {
  const { typed, problems, countries } = screen
  const address = typed[kind]
  const { postcode, region, postcodeFirst } = addressFields(address.country)
  const group = kind === 'invoice' ? 'billing' : 'shipping'
  const line = (part: Exclude<AddressPart, 'country'>, isRequired: boolean, more: object = {}) => (
    <BuyingInput
      key={part}
      name={addressField(kind, part)}
      label={texts[part]}
      value={address[part]}
      problem={problems.get(addressField(kind, part))}
      aside={isRequired ? undefined : texts.optional}
      required={isRequired && kind === 'invoice'}
      maxLength={MAX_LENGTHS.line}
      autoComplete={`${group} ${AUTOCOMPLETE[part]}`}
      dir="auto"
      {...more}
    />
  )
  const postcodeLine =
    postcode &&
    line('postcode', postcode.isRequired, {
      maxLength: MAX_POSTCODE_LENGTH,
      className: 'checkout__short',
      ...(postcode.isNumeric ? { inputMode: 'numeric' } : { autoCapitalize: 'characters' }),
    })
  const cityLine = line('city', true)
  return (
    <div className="checkout__address">
      <BuyingField
        name={addressField(kind, 'country')}
        label={texts.country}
        problem={problems.get(addressField(kind, 'country'))}
      >
        {(described) => (
          <div className="checkout__country">
            <select
              className="buying__control"
              name={addressField(kind, 'country')}
              defaultValue={address.country}
              autoComplete={`${group} ${AUTOCOMPLETE.country}`}
              data-recalculates=""
              {...described}
            >
              {countries.some(({ code }) => code === address.country) ? null : <option value="">–</option>}
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
            <button
              className="buying__link-button checkout__recalculate"
              type="submit"
              name={CHECKOUT_FIELDS.action}
              value="recalculate"
              formAction={`${to}#${fieldId(addressField(kind, 'country'))}`}
            >
              {texts.changeCountry}
            </button>
          </div>
        )}
      </BuyingField>
      {line('name', true)}
      {line('company', false)}
      {line('street', true)}
      <div className="checkout__town">{postcodeFirst ? [postcodeLine, cityLine] : [cityLine, postcodeLine]}</div>
      {region !== 'none' && line('region', region === 'required')}
    </div>
  )
}
