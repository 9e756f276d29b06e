import type { BlockRenderer } from '@vitrine/kit/core'
import { stepperTextsOf } from '@vitrine/ui/core'
import { Stepper } from '@vitrine/ui/stepper'
import { TitledSection } from '@vitrine/ui/ui'
import type { QuantityBlock } from '../../core/blocks/quantity.ts'

export const Quantity: BlockRenderer = ({ block, context }) => {
  const { id, label, name, value, min, max, step, link, ...titled } = block as QuantityBlock
  const fieldId = `quantity-${id}`
  return (
    <TitledSection name="quantity" titled={titled} head="beside">
      <form className="quantity__form" action={link.href} method="get">
        <label className="quantity__label" htmlFor={fieldId}>
          {label}
        </label>
        <Stepper
          id={fieldId}
          of={label}
          field={{ name, min, max, step, defaultValue: value, required: true }}
          texts={stepperTextsOf(context)}
        />
        <button className="button-link" type="submit" formTarget={link.newTab ? '_blank' : undefined}>
          {link.label}
        </button>
      </form>
    </TitledSection>
  )
}
