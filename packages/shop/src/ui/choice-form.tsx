import type { ReactNode } from 'react'
import { SORTS, type Sort, WISH_FIELDS } from '../core/catalogue/wish.ts'
import type { ShopTexts } from '../core/shop-texts.ts'
import type { ListChoices, ShownFacet } from '../core/shown/product-list.ts'

const SORT_TEXTS: Readonly<Record<Sort, keyof ShopTexts>> = {
  place: 'place',
  newest: 'newest',
  cheapest: 'cheapest',
  dearest: 'dearest',
  name: 'name',
}

/** Choices of a list and its order: a form that leads to the list with what was chosen in its address. */
export function ChoiceForm(props: {
  readonly choices: ListChoices
  /** Number of products, in words. */
  readonly count: string
  readonly texts: ShopTexts
}): ReactNode {
  const { choices, count, texts } = props
  const { action, sort, isAvailable, from, to, range, facets, isChosen } = choices
  return (
    <form className="choice-form" action={action} method="get">
      <div className="choice-form__bar">
        <p className="choice-form__count">{count}</p>
        <label className="choice-form__sort">
          <span className="choice-form__label">{texts.sort}</span>
          <select name={WISH_FIELDS.sort} defaultValue={sort}>
            {SORTS.map((one) => (
              <option key={one} value={one}>
                {texts[SORT_TEXTS[one]]}
              </option>
            ))}
          </select>
        </label>
        <button className="choice-form__show" type="submit">
          {texts.show}
        </button>
      </div>
      <details className="choice-form__more" open={isChosen}>
        <summary className="choice-form__summary">{texts.filter}</summary>
        <div className="choice-form__facets">
          {facets.map((facet) => (
            <Facet key={facet.field} facet={facet} name={facet.label || texts.brand} />
          ))}
          {range && (
            <fieldset className="choice-form__facet">
              <legend className="choice-form__legend">{texts.price}</legend>
              <Bound name={WISH_FIELDS.from} label={texts.from} value={from} hint={range.lowest} />
              <Bound name={WISH_FIELDS.to} label={texts.to} value={to} hint={range.highest} />
            </fieldset>
          )}
          <label className="choice-form__choice">
            <input type="checkbox" name={WISH_FIELDS.available} value="1" defaultChecked={isAvailable} />
            <span>{texts.available}</span>
          </label>
        </div>
      </details>
      {isChosen && (
        <a className="choice-form__reset" href={action}>
          {texts.reset}
        </a>
      )}
    </form>
  )
}

function Facet({ facet, name }: { readonly facet: ShownFacet; readonly name: string }): ReactNode {
  return (
    <fieldset className="choice-form__facet">
      <legend className="choice-form__legend">{name}</legend>
      {facet.values.map(({ value, label, isChosen }) => (
        <label key={value} className="choice-form__choice">
          <input type="checkbox" name={facet.field} value={value} defaultChecked={isChosen} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

function Bound(props: {
  readonly name: string
  readonly label: string
  readonly value: string
  /** Lowest or highest price of the list. */
  readonly hint: string
}): ReactNode {
  const { name, label, value, hint } = props
  return (
    <label className="choice-form__bound">
      <span className="choice-form__label">{label}</span>
      <input type="text" inputMode="decimal" name={name} defaultValue={value} placeholder={hint} autoComplete="off" />
    </label>
  )
}
