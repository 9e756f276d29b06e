import type { ReactNode } from 'react'
import { freeTextName } from '../core/submitted.ts'
import type { ChoicesControl, Option } from '../core/template/control-parts.ts'
import { describedBy } from './control-attributes.ts'
import type { ControlEntry, ControlProps } from './control-entry.ts'
import type { FormState } from './form-state.ts'

/** Checkboxes or radio buttons of one name. */
function Choices({ control, state }: ControlProps<ChoicesControl>): ReactNode {
  const { items, name } = control
  const problem = state.problemOf(name)
  const last = items.length - 1
  return (
    <span
      id={control.id}
      className={[control.className, problem !== undefined && 'wpcf7-not-valid'].filter(Boolean).join(' ')}
      aria-describedby={describedBy(name, problem, state)}
    >
      {items.map((item, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: values may repeat, and never change their order
          key={index}
          className={[
            'wpcf7-list-item',
            index === 0 && 'first',
            index === last && 'last',
            index === last && control.freeText && 'has-free-text',
          ]
            .filter(Boolean)
            .join(' ')}
        >
          <Item control={control} item={item} place={index} state={state} />
          {index === last && control.freeText && (
            <>
              {' '}
              <input
                type="text"
                name={freeTextName(name)}
                className="wpcf7-free-text"
                aria-label={item.label}
                defaultValue={state.postedOf(freeTextName(name))?.toString()}
              />
            </>
          )}
        </span>
      ))}
    </span>
  )
}

function Item(props: {
  readonly control: ChoicesControl
  readonly item: Option
  readonly place: number
  readonly state: FormState
}): ReactNode {
  const { control, item, place, state } = props
  const posted = state.postedOf(control.name)
  const { tabIndex } = control
  const box = (
    <input
      type={control.type}
      name={control.type === 'checkbox' && !control.exclusive ? `${control.name}[]` : control.name}
      value={item.value}
      defaultChecked={posted === undefined ? item.chosen : [posted].flat().includes(item.value)}
      // Each next item of a group that stands in a given order comes one later.
      tabIndex={tabIndex !== undefined && tabIndex > 0 ? tabIndex + place : tabIndex}
    />
  )
  const label = <span className="wpcf7-list-item-label">{item.label}</span>
  const both = control.labelFirst ? (
    <>
      {label}
      {box}
    </>
  ) : (
    <>
      {box}
      {label}
    </>
  )
  // biome-ignore lint/a11y/noLabelWithoutControl: the box is among its content
  return control.labelElement ? <label>{both}</label> : both
}

/** Entry of groups of checkboxes and radio buttons. */
export const choicesView: ControlEntry<ChoicesControl> = {
  View: Choices,
  layout: 'group',
}
