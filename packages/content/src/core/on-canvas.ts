import type { SidebarPlace } from './sidebar-place.ts'
import { record } from './stored.ts'

/** Settings that are selected on the canvas, where they draw something: part of the `admin` settings of a global. */
interface OnCanvas extends Pick<SidebarPlace, 'group'> {
  readonly custom: SidebarPlace['custom'] & { readonly drawnWith: readonly string[] }
}

/**
 * Lets a global be selected on the canvas of a page, where `settingsMark` marks what it draws.
 *
 * @param drawnWith Slugs of other globals that say how the same is drawn.
 */
export function onCanvas({ group, custom }: SidebarPlace, drawnWith: readonly string[] = []): OnCanvas {
  return { group, custom: { ...custom, drawnWith } }
}

/** Slugs of other globals that draw the same, by the `admin.custom` of a global. Undefined: it is not selected on the canvas. */
export function drawnWithOf(custom: unknown): readonly string[] | undefined {
  const { drawnWith } = record(custom)
  return Array.isArray(drawnWith) ? drawnWith.filter((slug) => typeof slug === 'string') : undefined
}
