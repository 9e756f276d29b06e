'use client'

import type { ReactNode } from 'react'
import { type ImportProgress, shareOf } from '../../core/move-in/import-progress.ts'
import type { MoveInState } from '../../core/move-in/move-in-state.ts'

const TITLES = {
  look: 'Looking at the files',
  import: 'Moving in',
  undo: 'Taking the import back',
} as const

/** Percent between two announcements to those who do not see the bar. */
const ANNOUNCED_PERCENT = 10

/** The task that runs: how far it is, and how long it will take. */
export function TaskProgress({ state }: { readonly state: MoveInState }): ReactNode {
  const { task, progress, timeLeftMs } = state
  const title = TITLES[task ?? 'look']
  const percent = progress ? Math.floor(shareOf(progress) * 100) : 0
  return (
    <>
      <p aria-hidden="true" className="move-in__step">
        {title}: {progress ? stepText(progress) : 'starting'}
        {timeLeftMs !== undefined && `, ${timeText(timeLeftMs)} left`}
      </p>
      <progress aria-label={title} max={100} value={percent} />
      <p aria-live="polite" className="move-in__announced">
        {title}: {progress ? stepName(progress) : 'starting'},{' '}
        {Math.floor(percent / ANNOUNCED_PERCENT) * ANNOUNCED_PERCENT} percent
      </p>
    </>
  )
}

function stepText(progress: ImportProgress): string {
  switch (progress.step) {
    case 'reading':
      return `reading, ${Math.floor(shareOf(progress) * 100)} %`
    case 'writing':
      return `${progress.items} of ${progress.totalItems} items, ${progress.files} of them files`
    case 'undoing':
      return `${progress.entries} of ${progress.totalEntries}`
    default:
      return stepName(progress)
  }
}

function stepName({ step }: ImportProgress): string {
  return {
    reading: 'reading',
    writing: 'items',
    linking: 'links between pages',
    redirecting: 'redirects',
    undoing: 'items',
  }[step]
}

function timeText(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
