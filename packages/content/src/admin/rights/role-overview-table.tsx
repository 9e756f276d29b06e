'use client'

import { useFormFields } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import type { RoleOverview } from '../../core/rights/role-overview.ts'
import { ROLE_LABELS } from '../../core/role-labels.ts'
import { useRightsWords, useSpoken } from './rights-words.ts'
import './rights.css'

/** Table of what roles may do, folded; the chosen role of the form around it is marked. */
export function RoleOverviewTable({ overview }: { readonly overview: RoleOverview }): ReactNode {
  const { columns, groups } = overview
  const words = useRightsWords()
  const spoken = useSpoken()
  const chosen = useFormFields(([fields]) => fields.role?.value)
  const name = columns.length > 1 ? words.ofEachRole : words.ofThisRole
  return (
    <details className="role-overview">
      <summary>{name}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section aria-label={name} className="rights__scroller" tabIndex={0}>
        <table className="rights__table">
          <thead>
            <tr>
              <th scope="col">{words.area}</th>
              {columns.map(({ role }) => (
                <th aria-current={role === chosen ? true : undefined} key={role} scope="col">
                  {ROLE_LABELS[role][spoken]}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ kind, rows }) => (
            <tbody key={kind}>
              <tr>
                <th className="rights__kind" colSpan={columns.length + 1} scope="rowgroup">
                  {words.kinds[kind]}
                </th>
              </tr>
              {rows.map(({ slug, label, levels }) => (
                <tr key={slug}>
                  <th scope="row">{label[spoken]}</th>
                  {columns.map(({ role }, at) => (
                    <td data-level={levels[at]} key={role}>
                      {words.level(kind, levels[at] ?? 'none')}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
          <Limits columns={columns} />
        </table>
      </section>
    </details>
  )
}

/** Languages and pages that roles are limited to, where one is. */
function Limits({ columns }: Pick<RoleOverview, 'columns'>): ReactNode {
  const words = useRightsWords()
  if (!columns.some(({ languages, branches }) => languages.length > 0 || branches > 0)) return null
  return (
    <tbody>
      <tr>
        <th className="rights__kind" colSpan={columns.length + 1} scope="rowgroup">
          {words.limits}
        </th>
      </tr>
      <tr>
        <th scope="row">{words.languages}</th>
        {columns.map(({ role, languages }) => (
          <td key={role}>{languages.length > 0 ? languages.join(', ') : words.allLanguages}</td>
        ))}
      </tr>
      <tr>
        <th scope="row">{words.branches}</th>
        {columns.map(({ role, branches }) => (
          <td key={role}>{branches > 0 ? words.pages(branches) : words.allPages}</td>
        ))}
      </tr>
    </tbody>
  )
}
