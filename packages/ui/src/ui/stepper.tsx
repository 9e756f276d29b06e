import { enhancer } from '@vitrine/islands/ui'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { StepperTexts } from '../core/stepper-texts.ts'
import { Icon } from './icon.tsx'

const Stepping = enhancer('stepper', { when: 'visible' })

/**
 * A number field between a minus and a plus button. Without script it is the browser's own number field.
 *
 * @param props.id Id of the field.
 * @param props.of What is counted, for the names of the buttons: “Chair no. 4”.
 * @param props.field More attributes of the field, such as `name`, `min`, `max`, `step`.
 * @param props.texts Names of its buttons: a block asks `stepperTextsOf` for those of its page.
 */
export function Stepper(props: {
  readonly id: string
  readonly of: string
  readonly field: ComponentPropsWithoutRef<'input'>
  readonly texts: StepperTexts
}): ReactNode {
  const { id, of, field, texts } = props
  const button = (step: 'down' | 'up', label: string) => (
    <button
      className="stepper__button"
      type="button"
      data-step={step}
      aria-controls={id}
      aria-label={label.replace('{product}', of)}
      disabled={field.disabled}
    >
      <Icon name={step === 'up' ? 'plus' : 'minus'} />
    </button>
  )
  return (
    <Stepping>
      <span className="stepper">
        {button('down', texts.decrease)}
        <input className="stepper__field" inputMode="decimal" {...field} id={id} type="number" />
        {button('up', texts.increase)}
      </span>
    </Stepping>
  )
}
