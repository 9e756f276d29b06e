import type { Settings } from './element.ts'

/** Reads the first of some settings that has words or a number. */
export function word(settings: Settings, ...names: readonly string[]): string {
  for (const name of names) {
    const value = Object.hasOwn(settings, name) ? settings[name] : undefined
    if (typeof value === 'string' && value.trim() !== '') return value.trim()
    if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  }
  return ''
}

const YES = new Set(['yes', 'true', 'on', '1'])

/** Tells whether a switch is on, in the words of any builder. */
export function isOn(settings: Settings, name: string): boolean {
  const value = Object.hasOwn(settings, name) ? settings[name] : undefined
  return value === true || value === 1 || (typeof value === 'string' && YES.has(value.trim().toLowerCase()))
}

/** Reads a number, with a unit or without; undefined for what is none. */
export function numberIn(settings: Settings, ...names: readonly string[]): number | undefined {
  const written = /^[-+]?\d*\.?\d+/.exec(word(settings, ...names).replace(',', '.'))?.[0]
  return written === undefined ? undefined : Number(written)
}

/** Reads a group of settings; an empty one where there is none. */
export function groupIn(settings: Settings, name: string): Settings {
  const value = Object.hasOwn(settings, name) ? settings[name] : undefined
  return isGroup(value) ? value : {}
}

/** Reads a list of groups; what is none is left out. */
export function groupsIn(settings: Settings, name: string): readonly Settings[] {
  const value = Object.hasOwn(settings, name) ? settings[name] : undefined
  if (Array.isArray(value)) return value.filter(isGroup)
  return isGroup(value) ? Object.values(value).filter(isGroup) : []
}

export function isGroup(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
