import type { ReactNode } from 'react'
import type { ControlEntry, ControlProps } from '../../ui/control-entry.ts'
import { HiddenInput } from '../../ui/hidden-input.tsx'
import type { PaymentControl } from './payment.tag.ts'

function Payment({ control }: ControlProps<PaymentControl>): ReactNode {
  const [begin, complete] = control.labels
  return (
    <div className="wpcf7-stripe">
      <div className="wpcf7-form-control-wrap hidden">
        <div className="card-element wpcf7-form-control" aria-invalid="false" />
      </div>{' '}
      <span className="buttons has-spinner">
        <button type="submit" className="first">
          {begin}
        </button>{' '}
        <button type="button" className="second hidden">
          {complete}
        </button>
      </span>{' '}
      <HiddenInput name="_wpcf7_stripe_payment_intent" value="" />
    </div>
  )
}

const stripe: ControlEntry<PaymentControl> = { View: Payment, layout: 'heading', isButton: true }

export const views = { stripe }
