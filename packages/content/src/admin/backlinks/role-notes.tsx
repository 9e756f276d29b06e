import { useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { type AdminText, adminTexts } from '../../core/admin-text.ts'
import type { RolePage, SiteRole } from '../../core/site-role.ts'
import { HomeChooser } from './home-chooser.tsx'

/** Sentences, after the title of a page, on its role and on what visitors see without it. */
const WITHOUT: Readonly<Record<SiteRole, AdminText>> = {
  home: {
    en: 'is the home page. Without it, visitors who open your site see “Page not found”.',
    de: 'ist die Startseite. Ohne sie sieht, wer die Website öffnet, „Seite nicht gefunden“.',
  },
  notFound: {
    en: 'is what visitors see at addresses where nothing is. Without it, they see the plain page that the site has of itself.',
    de: 'erscheint an Adressen, an denen nichts ist. Ohne sie erscheint die schlichte Seite, die die Website von sich aus hat.',
  },
  search: {
    en: 'is the search page. Without it, visitors see the plain page with results that the site has of itself.',
    de: 'ist die Suchseite. Ohne sie erscheint die schlichte Seite mit Ergebnissen, die die Website von sich aus hat.',
  },
}

/**
 * Says which of the documents that are about to leave the site are something for all of it, and offers another home page.
 *
 * @param props.onHomeChosen Called when another page has become the home page.
 */
export function RoleNotes({
  roles,
  onHomeChosen,
}: {
  readonly roles: readonly RolePage[]
  readonly onHomeChosen: (title: string) => void
}): ReactNode {
  const { language } = useTranslation().i18n
  const word = adminTexts(language)
  return roles.map(({ role, title }) => (
    <div className="backlinks__role" key={role}>
      <p>
        <strong>{word({ en: `“${title}”`, de: `„${title}“` })}</strong> {word(WITHOUT[role])}
      </p>
      {role === 'home' && <HomeChooser onChosen={onHomeChosen} />}
    </div>
  ))
}
