import { memo } from 'react'

/**
 * A hidden field. It renders once, so that scripts of the page can change what it says. They need not wait for the form
 * to wake: React, which would write its own value into a field that it takes over, is given none there.
 */
export const HiddenInput = memo(function HiddenInput(props: {
  readonly name: string
  readonly value: string
  readonly id?: string | undefined
  readonly className?: string
}) {
  const { value, ...attributes } = props
  if (typeof document === 'undefined') return <input type="hidden" {...attributes} defaultValue={value} />
  const fill = (field: HTMLInputElement | null) => {
    if (field?.hasAttribute('value') === false) field.value = value
  }
  return <input type="hidden" {...attributes} ref={fill} suppressHydrationWarning />
})
