import type { ComponentPropsWithoutRef, ReactNode } from 'react'

/** Id of the control of a field: problems above the form lead to it. */
export const fieldId = (name: string) => `checkout-${name}`

/** A labelled control with its hint and what is wrong with it. */
export function BuyingField(props: {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  /** Beside the label of a field that may stay empty. */
  readonly aside?: string | undefined
  readonly problem: string | undefined
  readonly className?: string
  /** The control, with what describes it. */
  readonly children: (described: {
    readonly id: string
    readonly 'aria-describedby'?: string
    readonly 'aria-invalid'?: true
  }) => ReactNode
}): ReactNode {
  const { name, label, hint, aside, problem, className = '', children } = props
  const id = fieldId(name)
  const described = [...(problem ? [`${id}-problem`] : []), ...(hint ? [`${id}-hint`] : [])].join(' ')
  return (
    <div className={`buying__field ${className}`.trim()}>
      <label className="buying__label" htmlFor={id}>
        {label} {aside && <span className="buying__soft">({aside})</span>}
      </label>
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(problem && { 'aria-invalid': true as const }),
      })}
      {hint && (
        <p className="buying__soft" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className="buying__problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}

/** A field of one line. */
export function BuyingInput({
  name,
  label,
  value,
  problem,
  hint,
  aside,
  className,
  ...attributes
}: {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly problem: string | undefined
  readonly hint?: string | undefined
  readonly aside?: string | undefined
  readonly className?: string
} & Pick<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'required' | 'dir' | 'autoCapitalize' | 'min' | 'max'
>): ReactNode {
  return (
    <BuyingField
      name={name}
      label={label}
      problem={problem}
      hint={hint}
      aside={aside}
      {...(className !== undefined && { className })}
    >
      {(described) => (
        <input className="buying__control" name={name} defaultValue={value} {...attributes} {...described} />
      )}
    </BuyingField>
  )
}
