'use client'

import { FieldLabel, useField, useLivePreviewContext, useTranslation } from '@payloadcms/ui'
import { type AdminText, LAYOUT_WORDS, type NarrowLayout } from '@vitrine/kit/core'
import type { JSONFieldClientProps } from 'payload'
import { type ReactNode, useId, useState } from 'react'
import { WIDTH_WORDS, type Width, widthOf } from '../core/window-widths.ts'
import { wordIn } from './use-canvas-form.ts'
import './block-widths.css'

const WIDTHS: readonly Width[] = ['wide', 'tablet', 'phone']

/**
 * The layout of a block in windows of one width: chosen by its tabs, and by the window in which the preview shows the page.
 *
 * @param props.path Of the layout on phones; that on tablets stands beside it.
 * @param props.hasGrid True of a block whose parts stand side by side.
 */
export function BlockWidths(props: JSONFieldClientProps & { readonly hasGrid?: boolean }): ReactNode {
  const { path, hasGrid = false, readOnly = false } = props
  const { i18n } = useTranslation()
  const phone = useField<NarrowLayout | null>({ path })
  const tablet = useField<NarrowLayout | null>({ path: path.replace(/[^.]+$/, 'tablet') })
  const [width, setWidth] = useShownWidth()
  const word = (words: AdminText) => wordIn(words, i18n.language)
  const layouts = { tablet, phone }
  const hasOwn = (one: Width) => one !== 'wide' && Object.keys(layouts[one].value ?? {}).length > 0
  return (
    <div className="block-widths" data-width={width}>
      <fieldset className="block-widths__tabs">
        <legend className="field-label">{word(WIDTH_WORDS.legend)}</legend>
        {WIDTHS.map((one) => (
          <button
            type="button"
            key={one}
            className="block-widths__tab"
            aria-pressed={one === width}
            onClick={() => setWidth(one)}
          >
            {word(WIDTH_WORDS[one])}
            {hasOwn(one) && <span className="block-widths__own"> {word(WIDTH_WORDS.own)}</span>}
          </button>
        ))}
      </fieldset>
      {width !== 'wide' && (
        <NarrowPanel
          key={width}
          layout={layouts[width].value ?? {}}
          names={NAMES.filter((name) => name !== 'columns' || hasGrid)}
          // No choice is no layout: what is the same as in wide windows is not stored.
          change={(layout) => layouts[width].setValue(Object.keys(layout).length > 0 ? layout : null)}
          readOnly={readOnly || phone.disabled}
          word={word}
        />
      )}
    </div>
  )
}

type Name = keyof NarrowLayout

const NAMES: readonly Name[] = ['space', 'align', 'textSize', 'columns', 'order']

interface NarrowPanelProps {
  readonly layout: NarrowLayout
  readonly names: readonly Name[]
  readonly change: (layout: NarrowLayout) => void
  readonly readOnly: boolean
  readonly word: (words: AdminText) => string
}

function NarrowPanel({ layout, names, change, readOnly, word }: NarrowPanelProps): ReactNode {
  const id = useId()
  return (
    <>
      <div className="block-widths__choices">
        {names.map((name) => (
          <div
            key={name}
            className="field-type block-widths__choice"
            data-own={layout[name] === undefined ? undefined : ''}
          >
            <FieldLabel htmlFor={`${id}-${name}`} label={word(LAYOUT_WORDS[name].label)} />
            <select
              id={`${id}-${name}`}
              value={layout[name] ?? ''}
              disabled={readOnly}
              onChange={(event) => change(withChoice(layout, name, event.target.value))}
            >
              <option value="">{word(WIDTH_WORDS.asWide)}</option>
              {Object.entries<AdminText>(LAYOUT_WORDS[name].values).map(([value, words]) => (
                <option key={value} value={value}>
                  {word(words)}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
      <p className="block-widths__help">{word(WIDTH_WORDS.help)}</p>
      {Object.keys(layout).length > 0 && !readOnly && (
        <button type="button" className="block-widths__reset" onClick={() => change({})}>
          {word(WIDTH_WORDS.reset)}
        </button>
      )}
    </>
  )
}

/** @param value Empty: as in wide windows. */
function withChoice(layout: NarrowLayout, name: Name, value: string): NarrowLayout {
  const { [name]: _, ...others } = layout
  return value === '' ? others : { ...others, [name]: value }
}

/** The width that is chosen: with a preview that of its window, so that what is chosen is also what is seen. */
function useShownWidth(): readonly [Width, (width: Width) => void] {
  const { isLivePreviewing, breakpoint, breakpoints, setBreakpoint, setSize, size } = useLivePreviewContext()
  const [chosen, setChosen] = useState<Width>('wide')
  if (!isLivePreviewing) return [chosen, setChosen]
  // Beside the form a page may be narrow without anybody having asked for it.
  const shown = breakpoint === 'responsive' ? 'wide' : widthOf(size.width)
  const show = (width: Width) => {
    const device = breakpoints?.find(({ name }) => name === width)
    setBreakpoint(device ? width : 'responsive')
    // Its edge may have been dragged.
    if (device) setSize({ type: 'reset', value: { width: Number(device.width), height: Number(device.height) } })
  }
  return [shown, show]
}
