'use client'

import { FieldError, SelectInput, TextInput, useField, useFormFields, withCondition } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import { given } from '@vitrine/content/core'
import type { TextFieldClientProps } from 'payload'
import type { ChangeEvent, ReactNode } from 'react'
import { chosenText } from './chosen-text.ts'
import { useFieldsAbove } from './use-fields-above.ts'

/** Value that a condition compares with: one of the choices of its field, or a text where that has none. */
export const TestedValue = withCondition(function TestedValue(props: TextFieldClientProps): ReactNode {
  const { field, readOnly = false } = props
  const { path, value, setValue, showError } = useField<string>({ potentiallyStalePath: props.path })
  const sibling = (name: string) => path.replace(/value$/, name)
  const tested = useFormFields(([fields]) => fields[sibling('field')]?.value)
  const isPart = useFormFields(([fields]) => fields[sibling('is')]?.value === 'contains')
  const choices = useFieldsAbove(path).find(({ name }) => name === tested)?.choices ?? []
  const shared = {
    Error: <FieldError path={path} showError={showError} />,
    path,
    readOnly,
    showError,
    style: mergeFieldStyles(field),
    ...given({ label: field.label, localized: field.localized, value }),
  }
  if (choices.length === 0 || isPart) {
    return (
      <TextInput
        {...shared}
        onChange={(event: ChangeEvent<HTMLInputElement>) => setValue(event.target.value)}
        {...given({ description: field.admin?.description })}
      />
    )
  }
  const offered = value && !choices.includes(value) ? [...choices, value] : choices
  return (
    <SelectInput
      {...shared}
      isClearable={false}
      name={path}
      onChange={(option) => setValue(chosenText(option))}
      options={offered.map((choice) => ({ value: choice, label: choice }))}
    />
  )
})
