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
  const { task, progress = STARTING, timeLeftMs } = state
  const title = word(TASK_NAMES[task ?? 'look'])
  const percent = Math.floor(shareOf(progress) * 100)
  const isStarting = progress.step === 'starting'
  return (
    <>
      <p aria-hidden="true" className="move-in__step">
        {title}: {word(stepText(progress))}
        {timeLeftMs !== undefined &&
          word({ en: `, ${timeText(timeLeftMs)} left`, de: `, noch ${timeText(timeLeftMs)}` })}
      </p>
      <progress aria-label={title} max={100} {...(isStarting ? {} : { value: percent })} />
      <p aria-live="polite" className="move-in__announced">
        {title}: {word(isStarting ? stepText(progress) : announced(progress, percent))}
      </p>
    </>
  )
}

/** Progress of a task that has not said any yet. */
const STARTING: ImportProgress = { step: 'starting', files: 0 }

function announced(progress: ImportProgress, percent: number): AdminText {
  const { en, de } = stepName(progress)
  const round = Math.floor(percent / ANNOUNCED_PERCENT) * ANNOUNCED_PERCENT
  return { en: `${en}, ${round} percent`, de: `${de}, ${round} Prozent` }
}

function stepText(progress: ImportProgress): AdminText {
  switch (progress.step) {
    case 'starting': {
      const { files } = progress
      if (files === 0) return stepName(progress)
      return {
        en: `starting, with ${files} ${files === 1 ? 'file' : 'files'}`,
        de: `beginnt, mit ${files} ${files === 1 ? 'Datei' : 'Dateien'}`,
      }
    }
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
  starting: { en: 'starting', de: 'beginnt' },
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
