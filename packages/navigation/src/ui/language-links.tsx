import type { ReactNode } from 'react'

/** A page in one of the languages of the site. */
export interface LanguageLink {
  readonly locale: string
  readonly href: string
}

/**
 * The page in every language, each called as its speakers call it. Nothing on a site of one language.
 *
 * @param props.path Path of the page that is shown.
 * @param props.label Name of the landmark for screen readers.
 */
export function LanguageLinks(props: {
  readonly languages: readonly LanguageLink[]
  readonly path: string
  readonly label: string
  readonly className: string
}): ReactNode {
  const { languages, path, label, className } = props
  if (languages.length < 2) return null
  return (
    <nav className={className} aria-label={label}>
      <ul className="language-links">
        {languages.map(({ locale, href }) => (
          <li key={locale}>
            <a
              className="language-links__link"
              href={href}
              hrefLang={locale}
              lang={locale}
              {...(href === path && { 'aria-current': 'page' as const })}
            >
              {new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
