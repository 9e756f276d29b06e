'use client'

import { useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useEffect } from 'react'
import type { SettingsReport } from '../../core/settings-report.ts'

/** In the form of settings: lets the canvas that shows it know of changes and saves. Elsewhere nobody listens. */
export function ReportSettings(): null {
  const { lastUpdateTime } = useDocumentInfo()
  const isModified = useFormModified()
  useEffect(() => {
    const report: SettingsReport = { type: 'vitrine-settings', isModified, savedAt: lastUpdateTime }
    if (parent !== window) parent.postMessage(report, location.origin)
  }, [isModified, lastUpdateTime])
  return null
}
