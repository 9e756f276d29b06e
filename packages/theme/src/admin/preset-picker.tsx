'use client'

import { useField, useTranslation } from '@payloadcms/ui'
import { adminTextIn, configLabel } from '@vitrine/content/core'
import type { SelectFieldClientComponent } from 'payload'
import { PRESETS, type PresetName } from '../core/presets.ts'
import { DesignPreview } from './design-preview.tsx'

/** The finished designs, each with a small picture. */
export const PresetPicker: SelectFieldClientComponent = ({ field, path }) => {
  const { i18n } = useTranslation()
  const { value, setValue, disabled } = useField<string>({ path })
  return (
    <fieldset className="preset-picker field-type">
      <legend>{adminTextIn(configLabel(field.label, field.name), i18n.language)}</legend>
      <div className="preset-picker__choices">
        {(Object.keys(PRESETS) as PresetName[]).map((name) => (
          <label className="preset-picker__choice" key={name}>
            <input
              checked={value === name}
              disabled={disabled}
              name={path}
              onChange={() => setValue(name)}
              type="radio"
              value={name}
            />
            <DesignPreview preset={PRESETS[name]} />
            <strong>{adminTextIn(PRESETS[name].label, i18n.language)}</strong>
            <span>{adminTextIn(PRESETS[name].description, i18n.language)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
