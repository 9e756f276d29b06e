import type { ReactNode } from 'react'
import type { CheckoutScreen } from '../../core/buying/checkout-screen.ts'
import { CHECKOUT_FIELDS } from '../../core/checkout/checkout-form.ts'
import { fieldId } from '../../ui/buying-field.tsx'

/** Box by which the buyer of files agrees to be given them at once. Nothing where no files are sold. */
export function BeginAtOnce({
  screen: { consent, typed, problems },
}: {
  readonly screen: Pick<CheckoutScreen, 'consent' | 'typed' | 'problems'>
}): ReactNode {
  if (consent === undefined) return null
  const id = fieldId(CHECKOUT_FIELDS.beginsAtOnce)
  const problem = problems.get('begin-at-once')
  return (
    <div className="buying__field">
      <label className="checkout__agree">
        <input
          className="checkout__radio"
          id={id}
          type="checkbox"
          name={CHECKOUT_FIELDS.beginsAtOnce}
          value="1"
          defaultChecked={typed.beginsAtOnce}
          {...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` })}
        />
        <span>{consent}</span>
      </label>
      {problem && (
        <p className="buying__problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}
