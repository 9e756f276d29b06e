'use client'

import { useTranslation } from '@payloadcms/ui'
import { createContext, type ReactNode, use } from 'react'
import { siteTime, type TimeDetail, type TimeReader } from '../../core/site-time.ts'
import { parseTimeZone } from '../../core/time-zone.ts'

const SiteZoneContext = createContext(parseTimeZone(undefined))

/** Tells all below it the time zone of the site. */
export function SiteZone({ children, zone }: { readonly children: ReactNode; readonly zone: string }): ReactNode {
  return <SiteZoneContext value={zone}>{children}</SiteZoneContext>
}

/** Language and time zone in which the admin shows times. */
export function useTimeReader(): TimeReader {
  const { language } = useTranslation().i18n
  return { locale: language, timeZone: use(SiteZoneContext) }
}

/** Gives a function that shows times as the clocks of the site do, wherever their reader is. */
export function useSiteTime(): (at: string, detail: TimeDetail) => string {
  const reader = useTimeReader()
  return (at, detail) => siteTime(at, detail, reader)
}
