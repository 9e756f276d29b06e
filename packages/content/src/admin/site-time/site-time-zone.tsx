import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { parseTimeZone } from '../../core/time-zone.ts'
import { SiteZone } from './use-site-time.tsx'

/** Around the whole admin: its time zone is that of the site, read once for each page that is loaded. */
export async function SiteTimeZone({
  children,
  payload,
}: ServerProps & { readonly children: ReactNode }): Promise<ReactNode> {
  const { timeZone } = await payload.findGlobal({ slug: 'site', depth: 0, select: { timeZone: true } })
  return <SiteZone zone={parseTimeZone(timeZone)}>{children}</SiteZone>
}
