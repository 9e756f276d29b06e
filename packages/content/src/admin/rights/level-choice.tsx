import type { ReactNode } from 'react'
import { beginningLevel, type Level, OFFERED } from '../../core/rights/area.ts'
import type { AreaRow } from '../../core/rights/area-row.ts'
import { levelIn, type Rights } from '../../core/rights/rights.ts'
import { ROLE_LABELS } from '../../core/role-labels.ts'
import { useRightsWords, useSpoken } from './rights-words.ts'

/** Level of a role in an area. */
export function LevelChoice(props: {
  readonly area: AreaRow
  readonly rights: Rights
  readonly onChange: (level: Level) => void
}): ReactNode {
  const { area, rights, onChange } = props
  const words = useRightsWords()
  const spoken = useSpoken()
  const level = levelIn(rights, area)
  const isChanged = level !== beginningLevel(rights.role, area)
  const name = `${area.label[spoken]}, ${ROLE_LABELS[rights.role][spoken]}`
  return (
    <select
      aria-label={isChanged ? `${name} (${words.changed})` : name}
      className="rights__level"
      data-changed={isChanged || undefined}
      data-level={level}
      onChange={({ target }) => onChange(OFFERED[area.kind].find((offered) => offered === target.value) ?? level)}
      value={level}
    >
      {OFFERED[area.kind].map((offered) => (
        <option key={offered} value={offered}>
          {words.level(area.kind, offered)}
        </option>
      ))}
    </select>
  )
}
