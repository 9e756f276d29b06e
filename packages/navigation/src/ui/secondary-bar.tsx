import type { ReactNode } from 'react'
import type { SecondaryBar as View } from '../core/header.ts'
import { MenuLink } from './menu-link.tsx'

/** The thin row above the header. It is no part of what sticks. */
export function SecondaryBar({ bar, label }: { readonly bar: View; readonly label: string }): ReactNode {
  const { notice, links, onPhones } = bar
  return (
    <div className="secondary-bar" {...(!onPhones && { 'data-no-phone': '' })}>
      {notice && <p className="secondary-bar__notice">{notice}</p>}
      {links.length > 0 && (
        <nav className="secondary-bar__nav" aria-label={label}>
          <ul className="secondary-bar__links">
            {links.map((link) => (
              <li key={`${link.label} ${link.href}`}>
                <MenuLink link={link} className="secondary-bar__link" />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
