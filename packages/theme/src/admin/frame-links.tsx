import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'

const FRAME = [
  {
    href: '/admin/globals/header',
    name: 'Header',
    holds: 'Layout in wide windows, bar or menu over the window, what stays in view, search, the row above it.',
  },
  { href: '/admin/globals/footer', name: 'Footer', holds: 'Layout, and the link back to the top of the page.' },
]

/** Leads to the layouts of header and footer, which are set where their content is. */
export function FrameLinks(): ReactNode {
  return (
    <ul className="frame-links">
      {FRAME.map(({ href, name, holds }) => (
        <li key={href}>
          <Link href={href}>{name}</Link>
          <p>{holds}</p>
        </li>
      ))}
    </ul>
  )
}
