import { memo } from 'react'

/** A hidden field. It renders once, so that scripts of the page can change what it says. */
export const HiddenInput = memo(function HiddenInput(props: {
  readonly name: string
  readonly value: string
  readonly id?: string | undefined
  readonly className?: string
}) {
  const { value, ...attributes } = props
  return <input type="hidden" {...attributes} defaultValue={value} />
})
