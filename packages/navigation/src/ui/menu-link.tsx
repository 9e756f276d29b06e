import type { ReactNode } from 'react'
import type { Link, MenuItem } from '../core/menu.ts'

/** A link of a menu; says where the visitor is, and keeps a new window from reaching back into this one. */
export function MenuLink({
  link,
  className,
}: {
  link: Link & Pick<MenuItem, 'current'>
  className: string
}): ReactNode {
  return (
    <a
      className={className}
      href={link.href}
      {...(link.current === 'page' && { 'aria-current': 'page' as const })}
      {...(link.current === 'ancestor' && { 'data-current': 'ancestor' })}
      {...(link.newTab && { target: '_blank', rel: 'noopener' })}
    >
      {link.label}
    </a>
  )
}

/** An item as a link. Undefined for one that only opens its children. */
export function linkOf(item: MenuItem): (Link & Pick<MenuItem, 'current'>) | undefined {
  const { href } = item
  return href === undefined ? undefined : { ...item, href }
}
