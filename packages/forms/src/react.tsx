import { type ReactNode, useEffect, useState } from 'react'
import type { FormDescription } from './core/description.ts'
import { withAddresses } from './core/description.ts'
import { unitTagOf } from './core/unit-tag.ts'
import { BotCheckContainer } from './ui/bot-check-container.tsx'
import ContactFormView from './ui/contact-form-rows.island.tsx'
import { loadBotCheck } from './ui/load-bot-check.ts'
import { pageScript } from './ui/page-script.ts'

/**
 * A contact form of a Vitrine server, on a page of any other React site. The server must allow the site's origin by
 * `FORMS_ORIGINS`. Its look is the page's own: the markup is the one that the protocol's styles know.
 *
 * @param props.server Origin of the Vitrine server: `https://www.example.com`.
 * @param props.id Number of the form.
 * @param props.root Path of the protocol there; `/wp-json/` unless it was set otherwise.
 * @param props.ordinal Place among the forms of the page, from 1.
 * @param props.fallback Shown while the form is fetched, and when it cannot be.
 */
export function ContactForm(props: {
  readonly server: string
  readonly id: number
  readonly root?: string
  readonly ordinal?: number
  readonly fallback?: ReactNode
}): ReactNode {
  const { server, id, root = '/wp-json/', ordinal = 1, fallback = null } = props
  const [description, setDescription] = useState<FormDescription>()
  useEffect(() => {
    const leaving = new AbortController()
    fetch(new URL(`${root}vitrine/v1/contact-forms/${id}`, server), { signal: leaving.signal })
      .then((response) => (response.ok ? response.json() : Promise.reject(response)))
      .then((found: FormDescription) => setDescription(withAddresses(found, server)))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) console.error(error)
      })
    return () => leaving.abort()
  }, [server, id, root])
  useEffect(() => {
    const page = description?.botCheck && pageScript({ api: description.api })
    if (page && description.botCheck) loadBotCheck(page, description.botCheck)
  }, [description])
  if (!description) return fallback
  const { form, api, botCheck } = description
  const unitTag = unitTagOf(form.id, 0, ordinal)
  return (
    <>
      <ContactFormView
        form={form}
        unitTag={unitTag}
        pageId={0}
        action={`#${unitTag}`}
        wpcf7={{ api }}
        placement={{ label: form.title }}
      />
      {botCheck && <BotCheckContainer check={botCheck} unitTag={unitTag} />}
    </>
  )
}
