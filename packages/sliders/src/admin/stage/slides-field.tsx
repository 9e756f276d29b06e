'use client'

import { BlocksField, FieldError, useField, useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import type { BlocksFieldClientComponent } from 'payload'
import { type ReactNode, useState } from 'react'
import { Stage } from './stage.tsx'

const VIEWS = [
  { name: 'stage', label: { en: 'Stage', de: 'Bühne' } },
  { name: 'list', label: { en: 'List', de: 'Liste' } },
] as const

/** The slides of a slider: as they look, or as a list of fields. Both change the same form. */
export const SlidesField: BlocksFieldClientComponent = (props) => {
  const { path, readOnly } = props
  const { errorMessage, showError } = useField({ path })
  const [view, setView] = useState<(typeof VIEWS)[number]['name']>('stage')
  return (
    <div className="slides-field">
      <Views view={view} onChoose={setView} />
      {view === 'list' || readOnly ? (
        <BlocksField {...props} />
      ) : (
        <>
          {showError && <FieldError path={path} showError {...(errorMessage && { message: errorMessage })} />}
          <Stage field={props.field} path={path} schemaPath={props.schemaPath ?? path} />
        </>
      )}
    </div>
  )
}

function Views(props: {
  readonly view: string
  readonly onChoose: (view: (typeof VIEWS)[number]['name']) => void
}): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  return (
    <fieldset className="slides-field__views">
      <legend className="stage-unseen">{word({ en: 'Slides are shown as', de: 'Folien anzeigen als' })}</legend>
      {VIEWS.map(({ name, label }) => (
        <button key={name} type="button" aria-pressed={props.view === name} onClick={() => props.onChoose(name)}>
          {word(label)}
        </button>
      ))}
    </fieldset>
  )
}
