'use client'

import { useField } from '@payloadcms/ui'
import { type ReactNode, useId, useState } from 'react'
import { AREA_KINDS, type AreaKind } from '../../core/rights/area.ts'
import type { AreaRow } from '../../core/rights/area-row.ts'
import { withLevel, withLimit } from '../../core/rights/edit-table.ts'
import { offeredRoles } from '../../core/rights/offered-roles.ts'
import { parseRightsTable, type Rights, type RightsTable, rightsOfRole } from '../../core/rights/rights.ts'
import { ROLE_LABELS } from '../../core/role-labels.ts'
import type { Role } from '../../core/roles.ts'
import { BranchChoice } from './branch-choice.tsx'
import { LanguageChoice, type NamedLanguage } from './language-choice.tsx'
import { LevelChoice } from './level-choice.tsx'
import { useRightsWords, useSpoken } from './rights-words.ts'
import { usePages } from './use-pages.ts'
import './rights.css'

/** Table of rights: an area a line and a role a column. Narrow windows show one role at a time. */
export function RightsForm(props: {
  readonly areas: readonly AreaRow[]
  readonly languages: readonly NamedLanguage[]
  readonly path: string
}): ReactNode {
  const { areas, languages, path } = props
  const words = useRightsWords()
  const spoken = useSpoken()
  const { value, setValue, disabled } = useField<unknown>({ path })
  const table = parseRightsTable(value)
  const chosen = offeredRoles(areas).filter((role) => role !== 'administrator')
  const [shown, setShown] = useState<Role>(chosen[0] ?? 'editor')
  const pages = usePages()
  const cells = (cell: (rights: Rights) => ReactNode) =>
    chosen.map((role) => (
      <td data-shown={role === shown} key={role}>
        {cell(rightsOfRole(table, role))}
      </td>
    ))
  const set = (changed: RightsTable) => setValue(changed)
  return (
    <fieldset className="rights" disabled={disabled}>
      <p className="rights__explained">{words.explained}</p>
      <RoleSwitch onChange={setShown} roles={chosen} shown={shown} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section aria-label={words.explained.split('.')[0]} className="rights__scroller" tabIndex={0}>
        <table className="rights__table">
          <thead>
            <tr>
              <th scope="col">{words.area}</th>
              {chosen.map((role) => (
                <th data-shown={role === shown} key={role} scope="col">
                  {ROLE_LABELS[role][spoken]}
                </th>
              ))}
            </tr>
          </thead>
          {kindsOf(areas).map((kind) => (
            <tbody key={kind}>
              <Heading columns={chosen.length + 1} text={words.kinds[kind]} />
              {areas
                .filter((area) => area.kind === kind)
                .map((area) => (
                  <tr key={area.slug}>
                    <th scope="row">{area.label[spoken]}</th>
                    {cells((rights) => (
                      <LevelChoice
                        area={area}
                        onChange={(level) => set(withLevel(table, rights.role, area, level))}
                        rights={rights}
                      />
                    ))}
                  </tr>
                ))}
            </tbody>
          ))}
          <tbody>
            <Heading columns={chosen.length + 1} text={words.limits} />
            {languages.length > 1 && (
              <tr>
                <th scope="row">
                  {words.languages} <small>{words.languagesHelp}</small>
                </th>
                {cells((rights) => (
                  <LanguageChoice
                    languages={languages}
                    onChange={(chosen) => set(withLimit(table, rights.role, { languages: chosen }))}
                    rights={rights}
                  />
                ))}
              </tr>
            )}
            <tr>
              <th scope="row">
                {words.branches} <small>{words.branchesHelp}</small>
              </th>
              {cells((rights) => (
                <BranchChoice
                  onChange={(branches) => set(withLimit(table, rights.role, { branches }))}
                  pages={pages}
                  rights={rights}
                />
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      <button className="rights__reset" onClick={() => set(parseRightsTable({}))} type="button">
        {words.reset}
      </button>
    </fieldset>
  )
}

function Heading({ columns, text }: { readonly columns: number; readonly text: string }): ReactNode {
  return (
    <tr>
      <th className="rights__kind" colSpan={columns} scope="rowgroup">
        {text}
      </th>
    </tr>
  )
}

function RoleSwitch(props: {
  readonly roles: readonly Role[]
  readonly shown: Role
  readonly onChange: (role: Role) => void
}): ReactNode {
  const id = useId()
  const words = useRightsWords()
  const spoken = useSpoken()
  return (
    <p className="rights__switch">
      <label htmlFor={id}>{words.role}</label>
      <select
        id={id}
        onChange={({ target }) => props.onChange(props.roles.find((role) => role === target.value) ?? props.shown)}
        value={props.shown}
      >
        {props.roles.map((role) => (
          <option key={role} value={role}>
            {ROLE_LABELS[role][spoken]}
          </option>
        ))}
      </select>
    </p>
  )
}

function kindsOf(areas: readonly AreaRow[]): readonly AreaKind[] {
  return AREA_KINDS.filter((kind) => areas.some((area) => area.kind === kind))
}
