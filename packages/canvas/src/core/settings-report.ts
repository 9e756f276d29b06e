import { isStored } from './stored.ts'

/** Message of the form of settings to the canvas that shows it. */
export interface SettingsReport {
  readonly type: 'vitrine-settings'
  /** True while it holds changes that are not saved. */
  readonly isModified: boolean
  /** Another number after each save. */
  readonly savedAt: number
}

/** Reads a message of such a form. Undefined: it is none. */
export function parseSettingsReport(data: unknown): SettingsReport | undefined {
  if (!isStored(data) || data.type !== 'vitrine-settings' || typeof data.savedAt !== 'number') return undefined
  return { type: data.type, isModified: data.isModified === true, savedAt: data.savedAt }
}
