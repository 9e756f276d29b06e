'use client'

import { useTranslation } from '@payloadcms/ui'
import { type AdminText, adminTexts } from '@vitrine/content/core'
import type { ReactNode } from 'react'
import { type ImportProgress, shareOf } from '../../core/move-in/import-progress.ts'
import type { MoveInState } from '../../core/move-in/move-in-state.ts'
import { TASK_NAMES } from './task-names.ts'

/** Percent between two announcements to those who do not see the bar. */
const ANNOUNCED_PERCENT = 10

/** The task that runs: how far it is, and how long it will take. */
export function TaskProgress({ state }: { readonly state: MoveInState }): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { task, progress, timeLeftMs } = state
  const title = word(TASK_NAMES[task ?? 'look'])
  const percent = progress ? Math.floor(shareOf(progress) * 100) : 0
  return (
    <>
      <p aria-hidden="true" className="move-in__step">
        {title}: {word(progress ? stepText(progress) : STARTING)}
        {timeLeftMs !== undefined &&
          word({ en: `, ${timeText(timeLeftMs)} left`, de: `, noch ${timeText(timeLeftMs)}` })}
      </p>
      <progress aria-label={title} max={100} value={percent} />
      <p aria-live="polite" className="move-in__announced">
        {title}: {word(progress ? stepName(progress) : STARTING)},{' '}
        {Math.floor(percent / ANNOUNCED_PERCENT) * ANNOUNCED_PERCENT} {word({ en: 'percent', de: 'Prozent' })}
      </p>
    </>
  )
}

const STARTING = { en: 'starting', de: 'beginnt' }

function stepText(progress: ImportProgress): AdminText {
  switch (progress.step) {
    case 'reading': {
      const percent = Math.floor(shareOf(progress) * 100)
      return { en: `reading, ${percent} %`, de: `liest, ${percent} %` }
    }
    case 'writing':
      return {
        en: `${progress.items} of ${progress.totalItems} items, ${progress.files} of them files`,
        de: `${progress.items} von ${progress.totalItems} Einträgen, davon ${progress.files} Dateien`,
      }
    case 'undoing':
      return {
        en: `${progress.entries} of ${progress.totalEntries}`,
        de: `${progress.entries} von ${progress.totalEntries}`,
      }
    default:
      return stepName(progress)
  }
}

const STEP_NAMES = {
  reading: { en: 'reading', de: 'liest' },
  writing: { en: 'items', de: 'Einträge' },
  linking: { en: 'links between pages', de: 'Links zwischen Seiten' },
  redirecting: { en: 'redirects', de: 'Weiterleitungen' },
  undoing: { en: 'items', de: 'Einträge' },
} as const satisfies Readonly<Record<ImportProgress['step'], AdminText>>

function stepName({ step }: ImportProgress): AdminText {
  return STEP_NAMES[step]
}

function timeText(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
