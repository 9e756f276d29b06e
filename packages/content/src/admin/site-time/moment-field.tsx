'use client'

import {
  DatePicker,
  FieldDescription,
  FieldError,
  FieldLabel,
  fieldBaseClass,
  RenderCustomComponent,
  useField,
  withCondition,
} from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { DateFieldClientProps } from 'payload'
import type { ReactNode } from 'react'
import { adminTexts } from '../../core/admin-text.ts'
import { pickedMoment, shownInPicker } from '../../core/picker-time.ts'
import { siteTime } from '../../core/site-time.ts'
import { useTimeReader } from './use-site-time.tsx'

/** Field of a moment, as Payload's own but by the clocks of the site: below it stands the zone, and what is meant. */
export const MomentField = withCondition(function MomentField({
  field,
  path: givenPath,
  readOnly,
}: DateFieldClientProps): ReactNode {
  const { admin: { className, description } = {}, label, localized = false, required = false } = field
  const { customComponents, disabled, path, setValue, showError, value } = useField<string | null>({
    potentiallyStalePath: givenPath,
  })
  const { AfterInput, BeforeInput, Description, Error: OwnError, Label } = customComponents ?? {}
  const isFixed = readOnly || disabled
  const { timeZone } = useTimeReader()
  const zones = { timeZone, ownZone: new Intl.DateTimeFormat().resolvedOptions().timeZone }
  const classes = [fieldBaseClass, 'date-time-field', className, showError && 'date-time-field--has-error']
  return (
    <div className={[...classes, isFixed && 'read-only'].filter(Boolean).join(' ')} style={mergeFieldStyles(field)}>
      <RenderCustomComponent
        CustomComponent={Label}
        Fallback={label && <FieldLabel label={label} localized={localized} path={path} required={required} />}
      />
      <div className={`${fieldBaseClass}__wrap`} id={`field-${path.replaceAll('.', '__')}`}>
        <RenderCustomComponent CustomComponent={OwnError} Fallback={<FieldError path={path} showError={showError} />} />
        {BeforeInput}
        <DatePicker
          pickerAppearance="dayAndTime"
          readOnly={isFixed}
          {...(value && { value: shownInPicker(new Date(value), zones) })}
          onChange={(picked) => {
            if (!isFixed) setValue(picked ? pickedMoment(picked, zones).toISOString() : null)
          }}
        />
        {AfterInput}
      </div>
      <MeantTime value={value} />
      <RenderCustomComponent
        CustomComponent={Description}
        Fallback={description && <FieldDescription description={description} path={path} />}
      />
    </div>
  )
})

/** The zone whose clocks are meant, and the moment by them. */
function MeantTime({ value }: { readonly value: string | null | undefined }): ReactNode {
  const reader = useTimeReader()
  const word = adminTexts(reader.locale)
  const zone = word({
    en: `Time zone of the site: ${reader.timeZone}`,
    de: `Zeitzone der Website: ${reader.timeZone}`,
  })
  return <p className="field-description">{value ? `${zone} · ${siteTime(value, 'event', reader)}` : zone}</p>
}
