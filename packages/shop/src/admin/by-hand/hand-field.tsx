'use client'

import { type ReactNode, useId } from 'react'

/** Values of the fields of an order by hand, and what is wrong with them. */
export interface HandFields {
  readonly value: (name: string) => string
  readonly set: (name: string, value: string) => void
  readonly problem: (name: string) => string | undefined
}

/** A labelled field, with what is wrong with it. */
export function HandField(props: {
  readonly form: HandFields
  readonly name: string
  readonly label: string
  readonly children: (described: {
    readonly id: string
    readonly name: string
    readonly 'aria-describedby'?: string
    readonly 'aria-invalid'?: true
  }) => ReactNode
}): ReactNode {
  const { form, name, label, children } = props
  const id = useId()
  const problem = form.problem(name)
  return (
    <div className="hand-order__field">
      <label htmlFor={id}>{label}</label>
      {children({ id, name, ...(problem && { 'aria-describedby': `${id}-problem`, 'aria-invalid': true }) })}
      {problem && (
        <p className="hand-order__problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}
