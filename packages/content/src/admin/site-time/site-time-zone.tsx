import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { readTimeZone } from '../../content/queries/site-time-zone.ts'
import { SiteZone } from './use-site-time.tsx'

/** Around the whole admin: its time zone is that of the site, read once for each page that is loaded. */
export async function SiteTimeZone({
  children,
  payload,
}: ServerProps & { readonly children: ReactNode }): Promise<ReactNode> {
  return <SiteZone zone={await readTimeZone(payload)}>{children}</SiteZone>
}
