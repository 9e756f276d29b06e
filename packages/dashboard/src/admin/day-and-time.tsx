'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect, useState } from 'react'

/** A time as its reader's clock shows it: of today the hour, of other days the date. @param props.at In ISO 8601. */
export function DayAndTime({ at }: { readonly at: string }): ReactNode {
  const { i18n } = useTranslation()
  // The server does not know the reader's clock.
  const [shown, setShown] = useState('')

  useEffect(() => {
    const time = new Date(at)
    const isToday = time.toDateString() === new Date().toDateString()
    setShown(
      isToday
        ? time.toLocaleTimeString(i18n.language, { hour: '2-digit', minute: '2-digit' })
        : time.toLocaleDateString(i18n.language, { day: 'numeric', month: 'short', year: yearOf(time) }),
    )
  }, [at, i18n.language])

  return (
    <time className="dashboard-card__date" dateTime={at}>
      {shown}
    </time>
  )
}

/** Of this year no year is shown. */
function yearOf(time: Date): 'numeric' | undefined {
  return time.getFullYear() === new Date().getFullYear() ? undefined : 'numeric'
}
