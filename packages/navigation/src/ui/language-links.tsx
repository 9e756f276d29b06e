import type { ReactNode } from 'react'

/** A page in one of the languages of the site. */
export interface LanguageLink {
  readonly locale: string
  readonly href: string
}

/** Calls a language as its speakers do. */
export function languageName(locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale
}

/**
 * The page in every language. Nothing on a site of one language.
 *
 * @param props.path Path of the page that is shown.
 * @param props.label Name of the list for screen readers.
 * @param props.isLandmark Whether it is a landmark of its own: one of those on a page may be.
 */
export function LanguageLinks(props: {
  readonly languages: readonly LanguageLink[]
  readonly path: string
  readonly label: string
  readonly className: string
  readonly isLandmark?: boolean
}): ReactNode {
  const { languages, path, label, className, isLandmark = false } = props
  if (languages.length < 2) return null
  const Around = isLandmark ? 'nav' : 'div'
  return (
    <Around className={className} aria-label={isLandmark ? label : undefined}>
      <ul className="language-links" aria-label={isLandmark ? undefined : label}>
        {languages.map(({ locale, href }) => (
          <li key={locale}>
            <a
              className="language-links__link"
              href={href}
              hrefLang={locale}
              lang={locale}
              {...(href === path && { 'aria-current': 'page' as const })}
            >
              {languageName(locale)}
            </a>
          </li>
        ))}
      </ul>
    </Around>
  )
}
