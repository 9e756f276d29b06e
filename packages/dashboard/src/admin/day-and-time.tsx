'use client'

import { useSiteTime, useTimeReader } from '@vitrine/content/admin'
import { shortSiteTime } from '@vitrine/content/core'
import { type ReactNode, useEffect, useState } from 'react'

/** A time of the past as the clocks of the site show it: of today the hour, of other days the date. @param props.at In ISO 8601. */
export function DayAndTime({ at }: { readonly at: string }): ReactNode {
  const { locale, timeZone } = useTimeReader()
  // What is today may be another day once the page has come.
  const [shown, setShown] = useState('')

  useEffect(() => setShown(shortSiteTime(at, new Date(), { locale, timeZone })), [at, locale, timeZone])

  return (
    <time className="dashboard-card__date" dateTime={at}>
      {shown}
    </time>
  )
}

/** The time of what is to come, with the name of the zone of the site. @param props.at In ISO 8601. */
export function EventTime({ at }: { readonly at: string }): ReactNode {
  const timeOf = useSiteTime()
  return (
    <time className="dashboard-card__date" dateTime={at}>
      {timeOf(at, 'event')}
    </time>
  )
}
