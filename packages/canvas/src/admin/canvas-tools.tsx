import { useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import type { ReactNode } from 'react'
import { offeredActions } from '../core/block-actions.ts'
import { COMPARE_WORDS } from '../core/compare/compare-words.ts'
import { BackToPage } from './back-to-page.tsx'
import type { Canvas } from './use-canvas.ts'
import { wordIn } from './use-canvas-form.ts'

const UNDO = 'M5.5 3 2.5 6l3 3M2.5 6h7a4 4 0 0 1 0 8H6'
const ADD = 'M8 3v10M3 8h10'
const COMPARE = 'M2 3h5v10H2zM9 3h5v10H9z'
const REDO = 'M10.5 3l3 3-3 3M13.5 6h-7a4 4 0 0 0 0 8H10'

/** Steps back and forth, and what can be done with the selected block. */
export function CanvasTools({ canvas }: { readonly canvas: Canvas }): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { selected, actions, act, undo, redo, compare } = canvas
  const { i18n } = useTranslation()
  return (
    <div className="page-canvas__tools">
      <BackToPage />
      <fieldset className="page-canvas__group" aria-label={word({ en: 'Steps', de: 'Schritte' })}>
        <Tool
          label={word({ en: 'Undo', de: 'Rückgängig' })}
          keys={word({ en: 'Ctrl+Z', de: 'Strg+Z' })}
          icon={UNDO}
          onPress={undo && (() => act({ do: 'undo' }))}
        />
        <Tool
          label={word({ en: 'Redo', de: 'Wiederholen' })}
          keys={word({ en: 'Ctrl+Shift+Z', de: 'Strg+Umschalt+Z' })}
          icon={REDO}
          onPress={redo && (() => act({ do: 'redo' }))}
        />
      </fieldset>
      <fieldset className="page-canvas__group" aria-label={word({ en: 'Page', de: 'Seite' })}>
        <Tool
          label={word({ en: 'Add to the page', de: 'Zur Seite hinzufügen' })}
          keys={word({ en: 'Ctrl+K', de: 'Strg+K' })}
          icon={ADD}
          onPress={() => act({ do: 'add', id: selected })}
        />
        <Tool label={wordIn(COMPARE_WORDS.title, i18n.language)} icon={COMPARE} onPress={() => compare(true)} />
      </fieldset>
      <fieldset className="page-canvas__group" aria-label={word({ en: 'Selected block', de: 'Gewählter Block' })}>
        {offeredActions(selected === undefined ? ['hide'] : actions).map(
          ({ action, isPossible, label, keys, icon }) => (
            <Tool
              key={action}
              label={word(label)}
              keys={keys && word(keys)}
              icon={icon}
              onPress={selected !== undefined && isPossible ? () => act({ do: action, id: selected }) : undefined}
            />
          ),
        )}
      </fieldset>
    </div>
  )
}

/** @param props.onPress Undefined: there is nothing to do, and the button says so but keeps the focus. */
function Tool({
  label,
  keys,
  icon,
  onPress,
}: {
  readonly label: string
  readonly keys?: string | undefined
  readonly icon: string
  readonly onPress: (() => void) | undefined
}): ReactNode {
  return (
    <button
      type="button"
      className="page-canvas__tool"
      aria-label={label}
      title={keys === undefined ? label : `${label} (${keys})`}
      aria-disabled={onPress ? undefined : true}
      onClick={onPress}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={icon} />
      </svg>
    </button>
  )
}
