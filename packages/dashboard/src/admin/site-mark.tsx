import type { Payload, ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { initialsOf } from '../core/sidebar-groups.ts'
import { SidebarIcon } from './sidebar-icon.tsx'
import { HOME_DRAWING } from './sidebar-icons.ts'
import './site-mark.css'

interface SiteMarkProps extends ServerProps {
  /** The config gives it. */
  readonly readSiteName: (payload: Payload) => Promise<string>
}

/** Mark and name of the site, where its accounts sign in. */
export async function SiteLogo({ payload, readSiteName }: SiteMarkProps): Promise<ReactNode> {
  const name = await readSiteName(payload)
  return (
    <span className="site-mark">
      <Mark name={name} />
      <span className="site-mark__name">{name || 'Your site'}</span>
    </span>
  )
}

/** Home of the admin, at the beginning of the path above each of its pages. */
export function HomeIcon(): ReactNode {
  return <SidebarIcon drawing={HOME_DRAWING} />
}

/** Letters of the site's name in its accent. The link or the name beside it says what it is. */
export function Mark({ name }: { readonly name: string }): ReactNode {
  return (
    <span aria-hidden="true" className="site-mark__letters">
      {initialsOf(name) || 'V'}
    </span>
  )
}
