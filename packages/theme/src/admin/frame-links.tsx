import { Link } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'

const FRAME = [
  {
    href: '/admin/globals/header',
    name: { en: 'Header', de: 'Kopfzeile' },
    holds: {
      en: 'Layout in wide windows, bar or menu over the window, what stays in view, search, the row above it.',
      de: 'Layout in breiten Fenstern, Leiste oder Menü über dem Fenster, was im Bild bleibt, Suche, die Zeile darüber.',
    },
  },
  {
    href: '/admin/globals/footer',
    name: { en: 'Footer', de: 'Fußzeile' },
    holds: {
      en: 'Layout, and the link back to the top of the page.',
      de: 'Layout und der Link zurück an den Anfang der Seite.',
    },
  },
]

/** Leads to the layouts of header and footer, which are set where their content is. */
export function FrameLinks({ i18n }: ServerProps): ReactNode {
  const word = adminTexts(i18n.language)
  return (
    <ul className="frame-links">
      {FRAME.map(({ href, name, holds }) => (
        <li key={href}>
          <Link href={href}>{word(name)}</Link>
          <p>{word(holds)}</p>
        </li>
      ))}
    </ul>
  )
}
