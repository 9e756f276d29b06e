import { type AdminLabel, configLabel, drawnWithOf } from '@vitrine/content/core'

/** A global as the config of the admin has it. */
export interface KnownGlobal {
  readonly slug: string
  readonly label: unknown
  /** Its `admin.custom`, where `onCanvas` says that it is selected on the canvas. */
  readonly custom: unknown
}

/** The form of a global. */
export interface SettingsForm {
  readonly slug: string
  readonly label: AdminLabel
}

/** Settings that draw something of a page, such as its header. */
export interface PageSettings {
  /** Slug of the global by which the page names what they draw. */
  readonly of: string
  readonly label: AdminLabel
  /** All forms that say how it is drawn, that of its own global first. */
  readonly forms: readonly SettingsForm[]
}

/**
 * Settings that draw something of a page, in the order of the page.
 *
 * @param drawn Slugs of globals as the page names them; what cannot be selected on the canvas is left out.
 */
export function pageSettings(globals: readonly KnownGlobal[], drawn: readonly string[]): readonly PageSettings[] {
  const bySlug = new Map(globals.map((global) => [global.slug, global]))
  const formOf = (slug: string): readonly SettingsForm[] => {
    const global = bySlug.get(slug)
    return global ? [{ slug, label: configLabel(global.label, slug) }] : []
  }
  return drawn.flatMap((of): readonly PageSettings[] => {
    const drawnWith = drawnWithOf(bySlug.get(of)?.custom)
    const [own] = drawnWith ? formOf(of) : []
    return own && drawnWith ? [{ of, label: own.label, forms: [own, ...drawnWith.flatMap(formOf)] }] : []
  })
}
