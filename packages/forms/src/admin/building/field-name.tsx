'use client'

import { FieldError, TextInput, useField, useForm, useFormFields, useTranslation, withCondition } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import { adminTexts, given } from '@vitrine/content/core'
import type { TextFieldClientProps } from 'payload'
import { type ChangeEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { followName, takenNames } from '../../core/follow-name.ts'
import { freeName } from '../../core/names-from-labels.ts'

/**
 * Name of a field. It is made while the label is typed, until the form is saved or an editor names the field, and shown
 * small; whatever names the field follows.
 */
export const FieldName = withCondition(function FieldName({
  path: givenPath,
  field,
  readOnly = false,
}: TextFieldClientProps): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { path, value, initialValue, setValue, showError } = useField<string>({ potentiallyStalePath: givenPath })
  const labelPath = path.replace(/name$/, 'label')
  const label = useFormFields(([fields]) => fields[labelPath]?.value)
  const hasLabel = useFormFields(([fields]) => labelPath in fields)
  const { getFields, dispatchFields } = useForm()
  const [isOpen, setOpen] = useState(false)
  const made = useRef<string>(undefined)
  const input = useRef<HTMLInputElement>(null)
  const name = value ?? ''

  const follow = (from: string, to: string) => {
    const followed = followName(getFields(), path, { from, to })
    for (const [at, text] of Object.entries(followed)) dispatchFields({ type: 'UPDATE', path: at, value: text })
  }
  const nameBy = useEffectEvent((words: unknown) => {
    const isOwn = name !== '' && (name !== made.current || name === initialValue)
    if (isOwn || typeof words !== 'string' || words.trim() === '') return
    const next = freeName(words, takenNames(getFields(), path))
    made.current = next
    if (next === name) return
    follow(name, next)
    setValue(next)
  })
  useEffect(() => nameBy(label), [label])
  const isShown = hasLabel && !isOpen && !showError
  const leave = useEffectEvent((from: string) => follow(from, name))
  useEffect(() => {
    const element = isShown ? null : input.current
    if (isOpen) element?.focus()
    let from = element?.value ?? ''
    const entered = () => {
      from = element?.value ?? ''
    }
    // What is half typed names nothing yet.
    const left = () => leave(from)
    element?.addEventListener('focus', entered)
    element?.addEventListener('blur', left)
    return () => {
      element?.removeEventListener('focus', entered)
      element?.removeEventListener('blur', left)
    }
  }, [isShown, isOpen])

  if (isShown) {
    return (
      <p className="field-name" id={`field-${path.replaceAll('.', '__')}`} style={mergeFieldStyles(field)}>
        {word({ en: 'Name in mails and exports:', de: 'Name in E-Mails und Exporten:' })} <code>{name || '–'}</code>{' '}
        {!readOnly && (
          <button type="button" onClick={() => setOpen(true)}>
            {word({ en: 'Change the name', de: 'Namen ändern' })}
          </button>
        )}
      </p>
    )
  }
  return (
    <TextInput
      Error={<FieldError path={path} showError={showError} />}
      inputRef={input as RefObject<HTMLInputElement>}
      onChange={(event: ChangeEvent<HTMLInputElement>) => setValue(event.target.value)}
      path={path}
      readOnly={readOnly}
      showError={showError}
      style={mergeFieldStyles(field)}
      value={name}
      {...given({ label: field.label, description: field.admin?.description })}
    />
  )
})
