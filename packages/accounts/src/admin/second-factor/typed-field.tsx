'use client'

import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

interface TypedFieldProps {
  readonly label: string
  readonly value: string
  readonly onType: (value: string) => void
  /** Handles Enter, which must not submit the form of the account's page around the field. */
  readonly onEnter: () => void
  readonly problem?: string | undefined
  readonly input: InputHTMLAttributes<HTMLInputElement>
}

/** A field that belongs to no form of Payload's. */
export function TypedField({ label, value, onType, onEnter, problem, input }: TypedFieldProps): ReactNode {
  const id = useId()
  return (
    <div className="second-factor__field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        aria-describedby={problem ? `${id}-problem` : undefined}
        aria-invalid={problem ? true : undefined}
        id={id}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onEnter()
        }}
        value={value}
      />
      <p className="second-factor__problem" id={`${id}-problem`} role="alert">
        {problem}
      </p>
    </div>
  )
}
