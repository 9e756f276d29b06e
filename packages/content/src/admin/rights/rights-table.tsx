import type { Payload } from 'payload'
import type { ReactNode } from 'react'
import type { AreaRow } from '../../core/rights/area-row.ts'
import { RightsForm } from './rights-form.tsx'

/** Field of the table of rights: areas and languages are those of the site. */
export function RightsTable(props: {
  readonly path: string
  readonly payload: Payload
  /** The config gives it. */
  readonly areaRows: (payload: Payload) => readonly AreaRow[]
}): ReactNode {
  const { path, payload, areaRows } = props
  const { localization } = payload.config
  const languages = localization
    ? localization.locales.map(({ code, label }) => ({ code, label: nameOf(label, code) }))
    : []
  return <RightsForm areas={areaRows(payload)} languages={languages} path={path} />
}

function nameOf(label: unknown, code: string): string {
  return typeof label === 'string' ? label : code
}
