import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { stepperTextsOf } from '@vitrine/ui/core'
import { Stepper } from '@vitrine/ui/stepper'
import { TitledSection } from '@vitrine/ui/ui'
import { type QuantityBlock, quantity } from './quantity.block.ts'

const Quantity: BlockRenderer<QuantityBlock> = ({ block, context, field }) => {
  const { id, label, name, value, min, max, step, link, ...titled } = block
  const fieldId = `quantity-${id}`
  return (
    <TitledSection name="quantity" titled={titled} field={field} head="beside">
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

export const view = defineView(quantity, { Block: Quantity, styles: ['titled-section', 'quantity'] })
