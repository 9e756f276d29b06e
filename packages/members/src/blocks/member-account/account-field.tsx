import type { ReactNode } from 'react'

/** A labelled field of one line, with its hint and what is wrong with it. */
export function AccountField(props: {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly value: string
  readonly maxLength: number
  readonly type?: 'email' | 'text'
  readonly autoComplete: 'email' | 'name'
  readonly isRequired?: boolean
  readonly hint?: string | undefined
  /** Beside the label of a field that may stay empty. */
  readonly aside?: string
  readonly problem: string | undefined
}): ReactNode {
  const {
    id,
    name,
    label,
    value,
    maxLength,
    type = 'text',
    autoComplete,
    isRequired = false,
    hint,
    aside,
    problem,
  } = props
  const described = [...(problem ? [`${id}-problem`] : []), ...(hint ? [`${id}-hint`] : [])].join(' ')
  return (
    <div className="account__field">
      <label className="account__label" htmlFor={id}>
        {label} {aside && <span className="account__hint">({aside})</span>}
      </label>
      <input
        className="account__control"
        id={id}
        name={name}
        type={type}
        defaultValue={value}
        maxLength={maxLength}
        required={isRequired}
        autoComplete={autoComplete}
        // A mail address and a name are written in their own direction, whatever the page's.
        dir={type === 'email' ? 'ltr' : 'auto'}
        {...(described && { 'aria-describedby': described })}
        {...(problem && { 'aria-invalid': true })}
      />
      {hint && (
        <p className="account__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className="account__problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}
