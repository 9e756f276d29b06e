import type { ReactNode } from 'react'
import type { Crumb } from '../core/breadcrumb.ts'

/**
 * The way from the home page to the page that is shown.
 *
 * @param props.trail From the home page to the page itself. Nothing is rendered for fewer than two steps.
 * @param props.label Name of the landmark for screen readers.
 */
export function Breadcrumb(props: { readonly trail: readonly Crumb[]; readonly label: string }): ReactNode {
  const { trail, label } = props
  if (trail.length < 2) return null
  const last = trail.length - 1
  return (
    <nav className="breadcrumb" aria-label={label}>
      <ol className="breadcrumb__list">
        {trail.map((crumb, index) => (
          <li className="breadcrumb__step" key={crumb.href}>
            {index === last ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <a className="breadcrumb__link" href={crumb.href}>
                {crumb.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
