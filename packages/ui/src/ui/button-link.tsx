import type { FieldMark, IconName } from '@vitrine/kit/core'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/**
 * A link that asks to be followed. `quiet` is the second of two.
 *
 * @param props.iconMark Marks the icon.
 * @param props.describedBy Id of an element that explains it.
 */
export function ButtonLink(props: {
  readonly href: string
  readonly newTab?: boolean
  readonly look?: 'solid' | 'outline' | 'quiet'
  readonly icon?: IconName | undefined
  readonly iconMark?: FieldMark
  readonly describedBy?: string | undefined
  readonly children: ReactNode
}): ReactNode {
  const { href, newTab = false, look = 'solid', icon, iconMark, describedBy, children } = props
  return (
    <a
      className={look === 'solid' ? 'button-link' : `button-link button-link--${look}`}
      href={href}
      aria-describedby={describedBy}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {icon && <Icon name={icon} mark={iconMark} />}
      {children}
    </a>
  )
}
