'use client'

import { ConfigProvider, PublishButton, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { type ReactNode, useEffect, useMemo } from 'react'
import { zonesToChoose } from '../core/site-time.ts'
import { useTimeReader } from './site-time/use-site-time.tsx'

/**
 * The button that publishes, with its drawer that schedules: it begins with *Publish* while there is something to publish,
 * and in the time zone of the site.
 */
export function PublishAtSiteTime(): ReactNode {
  const { config } = useConfig()
  const { timeZone } = useTimeReader()
  const { hasPublishedDoc, id, setUnpublishedVersionCount, unpublishedVersionCount } = useDocumentInfo()
  // Payload counts the versions since the published one, and so none of a document that has never been published.
  const isUncounted = id !== undefined && !hasPublishedDoc && unpublishedVersionCount === 0
  useEffect(() => {
    if (isUncounted) setUnpublishedVersionCount(1)
  }, [isUncounted, setUnpublishedVersionCount])
  // Payload takes the zone from its config, which is made when a site starts: the setting may change later.
  const zoned = useMemo(() => {
    const supportedTimezones = [...zonesToChoose(config.admin.timezones.supportedTimezones, timeZone)]
    return { ...config, admin: { ...config.admin, timezones: { defaultTimezone: timeZone, supportedTimezones } } }
  }, [config, timeZone])
  return (
    <ConfigProvider config={zoned}>
      <PublishButton />
    </ConfigProvider>
  )
}
