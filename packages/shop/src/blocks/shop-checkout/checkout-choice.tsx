import type { ReactNode } from 'react'
import { fieldId } from '../../ui/buying-field.tsx'

/** One of several, as radio buttons in a frame. */
export function CheckoutChoice(props: {
  readonly name: string
  readonly legend: string
  readonly problem: string | undefined
  readonly choices: readonly {
    readonly value: string
    readonly label: string
    readonly note?: string
    readonly price?: string
    readonly isChosen: boolean
  }[]
  /** True if another choice changes the total. */
  readonly recalculates: boolean
  /** Stands in place of choices where there are none. */
  readonly none: string
}): ReactNode {
  const { name, legend, problem, choices, recalculates, none } = props
  const id = fieldId(name)
  return (
    <fieldset
      className="checkout__choice"
      {...(problem && choices.length > 0 && { 'aria-describedby': `${id}-problem` })}
    >
      <legend className="buying__heading">{legend}</legend>
      {choices.map(({ value, label, note, price, isChosen }, place) => (
        <label key={value} className="checkout__option">
          <input
            className="checkout__radio"
            type="radio"
            name={name}
            value={value}
            defaultChecked={isChosen}
            {...(place === 0 && { id })}
            {...(recalculates && { 'data-recalculates': '' })}
          />
          <span className="checkout__option-label">
            {label}
            {note && <span className="buying__soft"> · {note}</span>}
          </span>
          {price && <span>{price}</span>}
        </label>
      ))}
      {(problem || choices.length === 0) && (
        <p
          className="buying__problem"
          id={choices.length === 0 ? id : `${id}-problem`}
          {...(choices.length === 0 && { tabIndex: -1 })}
        >
          {problem ?? none}
        </p>
      )}
    </fieldset>
  )
}
