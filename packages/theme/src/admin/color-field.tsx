'use client'

import { FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import { adminTexts, configLabel } from '@vitrine/content/core'
import type { TextFieldClientComponent } from 'payload'
import { useId } from 'react'
import { parseColor } from '../core/color.ts'
import type { ChosenColor } from '../core/palette.ts'
import { parseDesign } from '../core/parse-theme.ts'
import { useChosenTheme } from './use-chosen-theme.ts'

const DARK = /Dark$/

/** A colour, typed or picked. Empty, it shows what the design has. */
export const ColorField: TextFieldClientComponent = ({ field, path }) => {
  const word = adminTexts(useTranslation().i18n.language)
  const { value, setValue, showError, disabled } = useField<string | null>({ path })
  const design = parseDesign(useChosenTheme())
  const id = useId()
  const name = field.name.replace(DARK, '') as ChosenColor
  const shown = design[DARK.test(field.name) ? 'dark' : 'light'][name]
  const label = word(configLabel(field.label, field.name))
  return (
    <div className={`field-type text color-field${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={label} path={path} />
      <div className="field-type__wrap color-field__wrap">
        <FieldError path={path} showError={showError} />
        <input
          aria-label={word({ en: `Pick: ${label}`, de: `Wählen: ${label}` })}
          className="color-field__swatch"
          disabled={disabled}
          onChange={({ target }) => setValue(target.value)}
          type="color"
          value={parseColor(value) ?? shown}
        />
        <input
          autoComplete="off"
          disabled={disabled}
          id={id}
          maxLength={7}
          onChange={({ target }) => setValue(target.value.trim() === '' ? null : target.value)}
          placeholder={shown}
          spellCheck={false}
          type="text"
          value={value ?? ''}
        />
        {value && !disabled && (
          <button
            aria-label={word({ en: `As designed: ${label}`, de: `Wie im Design: ${label}` })}
            className="color-field__reset"
            onClick={() => setValue(null)}
            type="button"
          >
            {word({ en: 'As designed', de: 'Wie im Design' })}
          </button>
        )}
      </div>
    </div>
  )
}
