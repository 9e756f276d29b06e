import { enhancer } from '@vitrine/islands/ui'
import { Minus, Plus } from 'lucide'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { StepperTexts } from '../core/stepper-texts.ts'
import { Drawing } from './drawing.tsx'

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
  const classes = ['stepper__field', field.className].filter(Boolean).join(' ')
  const button = (step: 'down' | 'up', label: string) => (
    <button
      className="stepper__button"
      type="button"
      data-step={step}
      aria-controls={id}
      aria-label={label.replace('{product}', of)}
      disabled={field.disabled}
    >
      <Drawing node={step === 'up' ? Plus : Minus} />
    </button>
  )
  return (
    <Stepping>
      <span className="stepper">
        {button('down', texts.decrease)}
        <input inputMode="decimal" {...field} className={classes} id={id} type="number" />
        {button('up', texts.increase)}
      </span>
    </Stepping>
  )
}
