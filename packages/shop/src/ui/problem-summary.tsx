import type { ReactNode } from 'react'
import { fieldId } from './buying-field.tsx'

/** Summary of all that is wrong with a form; each problem leads to its field. Nothing where nothing is wrong. */
export function ProblemSummary({
  id,
  title,
  refusals,
  problems,
}: {
  /** Forms lead to it, so that it takes the focus, without script as well. */
  readonly id: string
  readonly title: string
  readonly refusals: readonly string[]
  readonly problems: readonly { readonly field: string; readonly label: string; readonly problem: string }[]
}): ReactNode {
  if (problems.length === 0 && refusals.length === 0) return null
  return (
    <div className="buying__problems" id={id} role="alert" tabIndex={-1}>
      <h2 className="buying__problems-title">{title}</h2>
      <ul className="buying__problems-list">
        {refusals.map((refusal) => (
          <li key={refusal}>{refusal}</li>
        ))}
        {problems.map(({ field, label, problem }) => (
          <li key={field}>
            <a href={`#${fieldId(field)}`}>
              {label}: {problem}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
