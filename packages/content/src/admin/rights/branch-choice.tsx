import type { ReactNode } from 'react'
import { toggled } from '../../core/rights/edit-table.ts'
import { MAX_BRANCHES, type Rights } from '../../core/rights/rights.ts'
import { ROLE_LABELS } from '../../core/role-labels.ts'
import { useRightsWords, useSpoken } from './rights-words.ts'
import type { ListedPages } from './use-pages.ts'

/** Pages that a role is limited to, with all below them. */
export function BranchChoice(props: {
  readonly pages: ListedPages
  readonly rights: Rights
  readonly onChange: (ids: readonly string[]) => void
}): ReactNode {
  const { pages, rights, onChange } = props
  const words = useRightsWords()
  const spoken = useSpoken()
  const { branches, role } = rights
  const named = new Map(pages === 'failed' ? [] : pages.map(({ id, name }) => [id, name]))
  const free = [...named].filter(([id]) => !branches.includes(id))
  return (
    <fieldset className="rights__limit">
      <legend className="visually-hidden">
        {words.branches}, {ROLE_LABELS[role][spoken]}
      </legend>
      {branches.length === 0 && <p>{words.allPages}</p>}
      {branches.length > 0 && (
        <ul>
          {branches.map((id) => (
            <li key={id}>
              <span>{named.get(id) ?? `#${id}`}</span>
              <button
                aria-label={words.remove(named.get(id) ?? id)}
                onClick={() => onChange(toggled(branches, id))}
                type="button"
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {pages === 'failed' && <p role="alert">{words.noPages}</p>}
      {free.length > 0 && branches.length < MAX_BRANCHES && (
        <select
          aria-label={`${words.addPage} ${ROLE_LABELS[role][spoken]}`}
          onChange={({ target }) => target.value !== '' && onChange([...branches, target.value])}
          value=""
        >
          <option value="">{words.addPage}</option>
          {free.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </fieldset>
  )
}
