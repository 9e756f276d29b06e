'use client'

import { ConfirmationModal, toast, useModal, useRouteCache } from '@payloadcms/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { callShop } from '../call-shop.ts'
import { useWords } from '../use-words.ts'

const CONFIRM = 'erase-buyer'

/** Gives or erases the data of a person in their orders. Only erasing asks again: it cannot be undone. */
export function PersonOrders(): ReactNode {
  const { word } = useWords()
  const [email, setEmail] = useState('')
  const { openModal } = useModal()
  const { clearRouteCache } = useRouteCache()
  const askFirst = (event: FormEvent<HTMLFormElement>) => {
    if ((event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') !== 'erase') return
    event.preventDefault()
    openModal(CONFIRM)
  }
  const erase = async () => {
    const { isDone, message } = await callShop('/shop-orders/erase', { email })
    if (!isDone) return void toast.error(word(message))
    toast.success(word(message))
    clearRouteCache()
  }
  return (
    <details className="inbox-bar__tool">
      <summary>{word({ en: 'A person’s data', de: 'Daten einer Person' })}</summary>
      <form className="inbox-form" method="get" action="/api/shop-orders/by-email" onSubmit={askFirst}>
        <label>
          {word({ en: 'E-mail address', de: 'E-Mail-Adresse' })}
          <input
            type="email"
            name="email"
            required
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </label>
        <div className="inbox-form__actions">
          <button className="inbox-form__button" type="submit">
            {word({ en: 'Download their orders', de: 'Bestellungen herunterladen' })}
          </button>
          <button className="inbox-form__button inbox-form__button--danger" type="submit" value="erase">
            {word({ en: 'Erase their data …', de: 'Daten löschen …' })}
          </button>
        </div>
        <p className="inbox-form__hint">
          {word({
            en: 'Erasing takes mail address, telephone, delivery address, notes and mails from finished orders. What the law wants kept stays: amounts, taxes and the address of the invoice.',
            de: 'Gelöscht werden E-Mail-Adresse, Telefon, Lieferadresse, Anmerkungen und E-Mails abgeschlossener Bestellungen. Was aufzubewahren ist, bleibt: Beträge, Steuern und die Rechnungsadresse.',
          })}
        </p>
        <ConfirmationModal
          modalSlug={CONFIRM}
          heading={word({ en: 'Erase this person’s data?', de: 'Daten dieser Person löschen?' })}
          body={word({
            en: `In the finished orders of ${email} only amounts, taxes and the address of the invoice are left. This cannot be undone.`,
            de: `In den abgeschlossenen Bestellungen von ${email} bleiben nur Beträge, Steuern und die Rechnungsadresse. Das lässt sich nicht rückgängig machen.`,
          })}
          confirmLabel={word({ en: 'Erase', de: 'Löschen' })}
          onConfirm={erase}
        />
      </form>
    </details>
  )
}
