'use client'

import { useField } from '@payloadcms/ui'
import type { SelectFieldClientComponent } from 'payload'
import { PRESETS, type PresetName } from '../core/presets.ts'
import { DesignPreview } from './design-preview.tsx'

/** The finished designs, each with a small picture. */
export const PresetPicker: SelectFieldClientComponent = ({ field, path }) => {
  const { value, setValue, disabled } = useField<string>({ path })
  return (
    <fieldset className="preset-picker field-type">
      <legend>{typeof field.label === 'string' ? field.label : field.name}</legend>
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
            <DesignPreview design={PRESETS[name]} />
            <strong>{PRESETS[name].label}</strong>
            <span>{PRESETS[name].description}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
