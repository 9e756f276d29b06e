import { useForm, useFormFields, useFormProcessing, useLocale } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { chosenIn, type LinkChoice, linkValues } from '../../core/links/link-choice.ts'
import { documentOfLink } from './ask-link-choices.ts'

/** Where a link leads: `gone` when its document is not there, `loading` until its title is known. */
export type ChosenLink = LinkChoice | 'gone' | 'loading' | undefined

/** A link of the form. */
export interface LinkFieldState {
  readonly chosen: ChosenLink
  choose(choice: LinkChoice | undefined): void
}

/**
 * Reads and changes the fields of a link that say where it leads.
 *
 * @param group Path of the link in the form.
 * @param types Types of links to documents, each the name of its field.
 */
export function useLinkField(group: string, types: readonly string[]): LinkFieldState {
  const { dispatchFields, getFields, setModified } = useForm()
  const isSaving = useFormProcessing()
  const [owed, setOwed] = useState<{ readonly choice: LinkChoice | undefined }>()
  const { code: locale } = useLocale()
  // A text, so that a link is drawn anew only when it leads elsewhere.
  const target = useFormFields(([fields]) => {
    const values = [...types, 'type', 'url'].map((name) => [name, fields[`${group}.${name}`]?.value] as const)
    return JSON.stringify(chosenIn(Object.fromEntries(values)) ?? null)
  })
  const stored = useMemo((): ReturnType<typeof chosenIn> => JSON.parse(target) ?? undefined, [target])
  const [named, setNamed] = useState<{ readonly target: string; readonly choice: LinkChoice | 'gone' | undefined }>()

  useEffect(() => {
    if (stored?.kind !== 'reference' || named?.target === target) return
    let isLeft = false
    const answered = (choice: LinkChoice | 'gone' | undefined) => {
      if (!isLeft) setNamed({ target, choice })
    }
    documentOfLink(stored, locale).then(
      (choice) => answered(choice ?? 'gone'),
      // Its title is not known, but it leads there all the same.
      () => answered({ kind: 'document', type: stored.type, id: stored.id, title: `#${stored.id}`, isPublished: true }),
    )
    return () => {
      isLeft = true
    }
  }, [stored, target, locale, named])

  const fill = (choice: LinkChoice | undefined) => {
    const values = linkValues(choice, types)
    setNamed({ target: JSON.stringify(chosenIn(values) ?? null), choice })
    // Payload's own update of a field forgets that others were changed, and what is being saved would take their place.
    const changed = Object.entries(values).map(([name, value]) => {
      const path = `${group}.${name}`
      return [path, { ...getFields()[path], value, valid: true, isModified: true }] as const
    })
    dispatchFields({ type: 'UPDATE_MANY', formState: Object.fromEntries(changed) })
    setModified(true)
  }
  const fillOwed = useEffectEvent(({ choice }: { readonly choice: LinkChoice | undefined }) => {
    fill(choice)
    setOwed(undefined)
  })
  useEffect(() => {
    if (owed && !isSaving) fillOwed(owed)
  }, [owed, isSaving])

  // The answer to a save puts what was stored into each field of the form, in place of what was chosen meanwhile.
  const choose = (choice: LinkChoice | undefined) => (isSaving ? setOwed({ choice }) : fill(choice))
  if (owed) return { chosen: owed.choice, choose }
  if (named?.target === target) return { chosen: named.choice, choose }
  return { chosen: stored?.kind === 'reference' ? 'loading' : stored, choose }
}
