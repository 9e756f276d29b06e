import type { ReactNode } from 'react'

/** Message about what was done, or about what is wrong. Nothing where there is neither. */
export function BuyingNotice({
  done,
  problem,
}: {
  readonly done?: ReactNode
  readonly problem?: string | undefined
}): ReactNode {
  if (problem !== undefined) {
    return (
      <p className="buying__notice buying__notice--problem" role="alert">
        {problem}
      </p>
    )
  }
  return done ? <output className="buying__notice">{done}</output> : null
}
