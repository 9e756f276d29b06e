import type { ReactNode } from 'react'

/** The control with its tip. The tip is hidden from screen readers: the list at the form's start tells them. */
export function Wrap(props: {
  readonly name: string
  readonly problem: string | undefined
  readonly children: ReactNode
}): ReactNode {
  return (
    <span className="wpcf7-form-control-wrap" data-name={props.name}>
      {props.children}
      {props.problem !== undefined && (
        <span className="wpcf7-not-valid-tip" aria-hidden="true">
          {props.problem}
        </span>
      )}
    </span>
  )
}
