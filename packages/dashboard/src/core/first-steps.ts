import type { AdminLabel } from '@vitrine/content/core'

/** A first step as the dashboard shows it. */
export interface Step {
  readonly title: AdminLabel
  readonly text: AdminLabel
  readonly isDone: boolean
  /** Address in the admin where it is done; undefined for what is done outside it. */
  readonly href: string | undefined
}

/**
 * True if something was changed by an account.
 *
 * @param changed Time of its last change in ISO 8601; undefined if it was never saved.
 * @param since Time at which the first account was made: what is older came with the demo.
 */
export function isChangedSince(changed: string | undefined, since: string): boolean {
  return changed !== undefined && Date.parse(changed) > Date.parse(since)
}

/** Value of a field by its name; a field of a group is named `group.field`. */
export function fieldOf(document: Readonly<Record<string, unknown>>, name: string): unknown {
  return name.split('.').reduce<unknown>((value, part) => {
    const isObject = typeof value === 'object' && value !== null
    return isObject && Object.hasOwn(value, part) ? (value as Record<string, unknown>)[part] : undefined
  }, document)
}
