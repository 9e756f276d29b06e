import type { AdminText } from '@vitrine/kit/core'
import type { Field } from 'payload'
import { MAX_DOWNLOAD_DAYS, MAX_DOWNLOADS } from '../core/downloads/download-limits.ts'

/** Fields that say how often, and how long, files may be downloaded. @param help What counts while they are empty. */
export function downloadLimitFields(help: AdminText): readonly Field[] {
  return [
    {
      name: 'downloads',
      label: { en: 'Downloads of each file', de: 'Downloads je Datei' },
      type: 'number',
      min: 1,
      max: MAX_DOWNLOADS,
      admin: { description: { ...help } },
    },
    {
      name: 'downloadDays',
      label: { en: 'Days after it was paid', de: 'Tage ab der Zahlung' },
      type: 'number',
      min: 1,
      max: MAX_DOWNLOAD_DAYS,
      admin: { description: { ...help } },
    },
  ]
}
