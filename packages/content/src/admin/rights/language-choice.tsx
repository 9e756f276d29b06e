import type { ReactNode } from 'react'
import { toggled } from '../../core/rights/edit-table.ts'
import type { Rights } from '../../core/rights/rights.ts'
import { ROLE_LABELS } from '../../core/role-labels.ts'
import { useRightsWords, useSpoken } from './rights-words.ts'

/** A language of the site with its name. */
export interface NamedLanguage {
  readonly code: string
  readonly label: string
}

/** Languages that a role is limited to. */
export function LanguageChoice(props: {
  readonly languages: readonly NamedLanguage[]
  readonly rights: Rights
  readonly onChange: (codes: readonly string[]) => void
}): ReactNode {
  const { languages, rights, onChange } = props
  const words = useRightsWords()
  const spoken = useSpoken()
  return (
    <fieldset className="rights__limit">
      <legend className="visually-hidden">
        {words.languages}, {ROLE_LABELS[rights.role][spoken]}
      </legend>
      {rights.languages.length === 0 && <p>{words.allLanguages}</p>}
      {languages.map(({ code, label }) => (
        <label key={code}>
          <input
            checked={rights.languages.includes(code)}
            onChange={() => onChange(toggled(rights.languages, code))}
            type="checkbox"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
