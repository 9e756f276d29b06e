'use client'

import { useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import type { ReactNode } from 'react'
import { VOID_LINK } from '../../core/reset-link.ts'
import './choose-password.css'

/** Page of a link of a mail that opens nothing any more. */
export function VoidLink(): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  return (
    <main className="choose-password">
      <h1>{word({ en: 'No longer valid', de: 'Nicht mehr gültig' })}</h1>
      <p>{word(VOID_LINK)}</p>
      <p>
        <a href="/admin/forgot">{word({ en: 'Forgot password', de: 'Passwort vergessen' })}</a>
      </p>
    </main>
  )
}

/** Page of a link of a mail in a browser in which an account is signed in. @param props.name Name of that account. */
export function LinkWhileSignedIn({ name }: { readonly name: string }): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  return (
    <main className="choose-password">
      <h1>{word({ en: `Signed in as ${name}`, de: `Angemeldet als ${name}` })}</h1>
      <p>
        {word({
          en: 'The link would sign you out here. Sign out and open it again, or open it in another browser.',
          de: 'Der Link würde Sie hier abmelden. Melden Sie sich ab und öffnen Sie ihn noch einmal, oder öffnen Sie ihn in einem anderen Browser.',
        })}
      </p>
      <p>
        <a href="/admin/logout">{word({ en: 'Sign out', de: 'Abmelden' })}</a>
      </p>
    </main>
  )
}
