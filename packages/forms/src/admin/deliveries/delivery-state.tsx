'use client'

import { FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import { adminTexts, configLabel, record } from '@vitrine/content/core'
import type { ReactNode } from 'react'
import { deliveryStateLabel } from '../../core/deliveries/delivery-state.ts'

/** The state of a delivery in words, which a select cannot hold. */
export function DeliveryStateField({
  path,
  field,
}: {
  readonly path: string
  readonly field: { readonly label?: unknown; readonly options?: unknown }
}): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { value: state } = useField<string>({ path })
  const { value: inOutbox } = useField<boolean>({ path: 'inOutbox' })
  return (
    <div className="field-type delivery-state">
      <FieldLabel as="span" label={word(configLabel(field.label, path))} />
      <p>{word(deliveryStateLabel({ state, inOutbox }, field.options))}</p>
    </div>
  )
}

/** In the list: the state of a delivery in words. */
export function DeliveryStateCell({
  cellData,
  rowData,
  field,
}: {
  readonly cellData?: unknown
  readonly rowData?: unknown
  readonly field?: { readonly options?: unknown }
}): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { inOutbox } = record(rowData)
  return <span>{word(deliveryStateLabel({ state: cellData, inOutbox }, field?.options))}</span>
}
