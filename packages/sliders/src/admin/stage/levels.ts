import type { AdminLabel, IconName } from '@vitrine/kit/core'
import type { Level } from '../../core/model/levels.ts'

/** A window in which a slider is edited: it counts as its level. CSS pixels. */
export interface LevelWindow {
  readonly level: Level
  readonly label: AdminLabel
  readonly icon: IconName
  readonly width: number
  /** Of a window that the slider fills. */
  readonly height: number
}

/** From wide to narrow. */
export const LEVEL_WINDOWS: readonly [LevelWindow, ...LevelWindow[]] = [
  { level: 'desktop', label: 'Desktop', icon: 'monitor', width: 1280, height: 720 },
  { level: 'notebook', label: 'Notebook', icon: 'laptop', width: 1024, height: 700 },
  { level: 'tablet', label: 'Tablet', icon: 'book-open', width: 778, height: 900 },
  { level: 'phone', label: { en: 'Phone', de: 'Telefon' }, icon: 'smartphone', width: 390, height: 720 },
]
