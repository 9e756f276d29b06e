'use client'

import { FieldError, SelectInput, useField, useTranslation, withCondition } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import { adminTexts, given } from '@vitrine/content/core'
import type { TextFieldClientProps } from 'payload'
import type { ReactNode } from 'react'
import { distinctLabels } from '../../core/conditions/fields-above.ts'
import { chosenText } from './chosen-text.ts'
import { useFieldsAbove } from './use-fields-above.ts'

/** Field that a condition tests: one of those above it, by its label. */
export const TestedField = withCondition(function TestedField(props: TextFieldClientProps): ReactNode {
  const { field, readOnly = false } = props
  const word = adminTexts(useTranslation().i18n.language)
  const { path, value, setValue, showError } = useField<string>({ potentiallyStalePath: props.path })
  const above = useFieldsAbove(path)
  const labels = distinctLabels(above)
  const offered = above.map(({ name }, index) => ({ value: name, label: labels[index] ?? name }))
  const isGone = Boolean(value) && !above.some(({ name }) => name === value)
  const gone = { value: value ?? '', label: word({ en: `${value} (not above)`, de: `${value} (nicht weiter oben)` }) }
  return (
    <SelectInput
      Error={<FieldError path={path} showError={showError} />}
      isClearable={false}
      name={path}
      onChange={(option) => setValue(chosenText(option))}
      options={isGone ? [...offered, gone] : offered}
      path={path}
      readOnly={readOnly}
      required
      showError={showError}
      style={mergeFieldStyles(field)}
      {...given({ label: field.label, description: field.admin?.description, value })}
    />
  )
})
