'use client'

import { Button, ConfirmationModal, toast, useConfig, useDocumentInfo, useModal, useTranslation } from '@payloadcms/ui'
import { type AdminText, adminTexts } from '@vitrine/content/core'
import type { ReactNode } from 'react'

const WORDS = {
  button: { en: 'Erase', de: 'Löschen' },
  heading: { en: 'Erase this member?', de: 'Dieses Mitglied löschen?' },
  body: {
    en: 'The account, its sessions and mails are deleted, and what other parts of the site hold of this person. This cannot be undone.',
    de: 'Das Konto, seine Sitzungen und E-Mails werden gelöscht, ebenso was andere Teile der Website zu dieser Person haben. Das lässt sich nicht rückgängig machen.',
  },
  done: { en: 'The member is erased.', de: 'Das Mitglied ist gelöscht.' },
  failed: { en: 'The member could not be erased.', de: 'Das Mitglied konnte nicht gelöscht werden.' },
  offline: { en: 'You are probably offline.', de: 'Vermutlich sind Sie offline.' },
} as const satisfies Readonly<Record<string, AdminText>>

/** On a member: erases the account and all that features hold of it, after a question. */
export function EraseMember(): ReactNode {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const { openModal } = useModal()
  const { config } = useConfig()
  const word = adminTexts(i18n.language)
  if (id === undefined) return null
  const modal = `erase-member-${id}`
  const erase = async () => {
    const response = await fetch(`/api/members/${id}/erase`, { method: 'POST', credentials: 'include' }).catch(
      () => undefined,
    )
    if (response?.ok) {
      toast.success(word(WORDS.done))
      window.location.assign(`${config.routes.admin}/collections/members`)
      return
    }
    const reason = response === undefined ? word(WORDS.offline) : await reasonOf(response)
    toast.error([word(WORDS.failed), reason].join(' '))
  }
  return (
    <>
      <Button buttonStyle="secondary" size="small" onClick={() => openModal(modal)}>
        {word(WORDS.button)}
      </Button>
      <ConfirmationModal
        modalSlug={modal}
        heading={word(WORDS.heading)}
        body={word(WORDS.body)}
        confirmLabel={word(WORDS.button)}
        onConfirm={erase}
      />
    </>
  )
}

/** Sentence of a refusal; empty where something before the site answered. */
async function reasonOf(response: Response): Promise<string> {
  const answer: unknown = await response.json().catch(() => undefined)
  return typeof answer === 'object' && answer !== null && 'message' in answer ? String(answer.message) : ''
}
