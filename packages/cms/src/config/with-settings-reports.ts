import { globalBeforeControls } from '@vitrine/content/config'
import { drawnWithOf } from '@vitrine/content/core'
import type { GlobalConfig } from 'payload'

const REPORT = '@vitrine/canvas/admin#ReportSettings'

/** Lets the canvas of a page show the forms of settings that draw something of it: see `ReportSettings`. */
export function withSettingsReports(globals: readonly GlobalConfig[]): GlobalConfig[] {
  const shown = new Set(
    globals.flatMap(({ slug, admin }) => {
      const drawnWith = drawnWithOf(admin?.custom)
      return drawnWith ? [slug, ...drawnWith] : []
    }),
  )
  return globals.map((global) => (shown.has(global.slug) ? globalBeforeControls(global, [REPORT]) : global))
}
