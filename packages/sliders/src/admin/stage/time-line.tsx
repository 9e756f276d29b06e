'use client'

import { useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import { TimelineContext, useItem, useRow, useTimelineContext } from 'dnd-timeline'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { barChange, type FrameBar, frameBars, lineLength } from '../../core/stage/frame-bars.ts'
import type { LayerNode } from '../../core/stage/layer-tree.ts'
import { nameOf } from './layer-name.ts'

/** CSS pixels for the names of layers. */
const NAMES_PX = 180

/** Milliseconds beyond the end that are visible, so that a bar can be dragged there. */
const BEYOND_MS = 1000

/** Milliseconds that a press of an arrow key moves or stretches a bar. */
const KEY_MS = 50

/** Milliseconds between two marks of the ruler, at most this many of them. */
const MARKS_MS = [250, 500, 1000, 2000, 5000, 10_000, 30_000, 60_000] as const
const MAX_MARKS = 16

/** Fields of frames, by their paths in their layer. */
export type FrameChange = (layer: LayerNode, values: Readonly<Record<string, number>>) => void

/** Time line of a slide: the frames of its layers as bars. */
export function TimeLine(props: {
  readonly layers: readonly LayerNode[]
  readonly slideMs: number
  readonly chosen: LayerNode | undefined
  readonly onChoose: (layer: LayerNode) => void
  readonly onChange: FrameChange
  /** The moment that the stage shows; undefined: at rest. */
  readonly moment: number | undefined
  readonly onMoment: (ms: number | undefined) => void
}): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { layers, slideMs, chosen, onChoose, onChange, moment, onMoment } = props
  const heading = useId()
  const length = lineLength(
    layers.map(({ stored }) => stored),
    slideMs,
  )
  const range = { start: 0, end: length + BEYOND_MS }
  const bars = new Map<string, { readonly layer: LayerNode; readonly bar: FrameBar }>(
    layers.flatMap((layer) =>
      frameBars(layer.stored, slideMs).map((bar) => [`${layer.id} ${bar.path}`, { layer, bar }] as const),
    ),
  )
  const change = (id: string, span: { start: number; end: number } | null | undefined) => {
    const found = bars.get(id)
    if (!found || !span) return
    const values = barChange({ from: span.start, until: span.end }, found.bar)
    if (Object.keys(values).length === 0) return
    onChange(found.layer, withPath(found.bar.path, values))
  }
  return (
    <section className="time-line" aria-labelledby={heading}>
      <header>
        <h3 id={heading}>{word({ en: 'Time', de: 'Zeit' })}</h3>
        <output>
          {moment === undefined ? word({ en: 'At rest', de: 'In Ruhe' }) : `${(moment / 1000).toFixed(2)} s`}
        </output>
        {moment !== undefined && (
          <button type="button" onClick={() => onMoment(undefined)}>
            {word({ en: 'Back to rest', de: 'Zurück in Ruhe' })}
          </button>
        )}
        <span className="time-line__hint">
          {word({
            en: 'Arrow keys move a bar, with Shift they stretch it.',
            de: 'Pfeiltasten verschieben einen Balken, mit Umschalt dehnen sie ihn.',
          })}
        </span>
      </header>
      <TimelineContext
        range={range}
        onRangeChanged={() => {}}
        sidebarWidth={NAMES_PX}
        rangeGridSizeDefinition={10}
        usePanStrategy={stay}
        onDragEnd={(event) => change(String(event.active.id), spanOfDrag(event))}
        onResizeEnd={(event) =>
          change(String(event.active.id), event.active.data.current.getSpanFromResizeEvent?.(event))
        }
      >
        <Rows>
          <Ruler end={range.end} slideMs={slideMs} moment={moment} onMoment={onMoment} />
          {layers.map((layer) => (
            <LayerRow
              key={layer.id}
              layer={layer}
              isChosen={layer.id === chosen?.id}
              bars={frameBars(layer.stored, slideMs)}
              onChoose={() => onChoose(layer)}
              onChange={(bar, values) => onChange(layer, withPath(bar.path, values))}
            />
          ))}
        </Rows>
      </TimelineContext>
    </section>
  )
}

/** All of the time is always to be seen. */
function stay(): void {}

function spanOfDrag(event: Parameters<NonNullable<Parameters<typeof TimelineContext>[0]['onDragEnd']>>[0]) {
  return event.active.data.current?.getSpanFromDragEvent?.(event) as { start: number; end: number } | null | undefined
}

function withPath(path: string, values: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${path}.${name}`, value]))
}

function Rows({ children }: { readonly children: ReactNode }): ReactNode {
  const { setTimelineRef, style } = useTimelineContext()
  return (
    <div ref={setTimelineRef} className="time-line__rows" style={style}>
      {children}
    </div>
  )
}

function Ruler(props: {
  readonly end: number
  readonly slideMs: number
  readonly moment: number | undefined
  readonly onMoment: (ms: number) => void
}): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { end, slideMs, moment, onMoment } = props
  const { valueToPixels, range } = useTimelineContext()
  const step = MARKS_MS.find((ms) => end / ms <= MAX_MARKS) ?? MARKS_MS[MARKS_MS.length - 1]
  const marks = Array.from({ length: Math.floor(end / (step ?? 1000)) + 1 }, (_, index) => index * (step ?? 1000))
  return (
    <div className="time-line__ruler" style={{ paddingInlineStart: NAMES_PX }}>
      <div>
        {marks.map((ms) => (
          <span key={ms} style={{ insetInlineStart: valueToPixels(ms, range) }}>
            {ms / 1000} s
          </span>
        ))}
        <i
          style={{ insetInlineStart: valueToPixels(slideMs, range) }}
          title={word({ en: 'The slide ends', de: 'Die Folie endet' })}
        />
        {moment !== undefined && <b style={{ insetInlineStart: valueToPixels(moment, range) }} />}
        <input
          type="range"
          aria-label={word({ en: 'Moment that the stage shows', de: 'Zeitpunkt, den die Bühne zeigt' })}
          aria-valuetext={
            moment === undefined
              ? word({ en: 'at rest', de: 'in Ruhe' })
              : `${moment / 1000} ${word({ en: 'seconds', de: 'Sekunden' })}`
          }
          min={0}
          max={Math.round(end)}
          step={10}
          value={moment ?? 0}
          onChange={({ target }) => onMoment(Number(target.value))}
        />
      </div>
    </div>
  )
}

function LayerRow(props: {
  readonly layer: LayerNode
  readonly isChosen: boolean
  readonly bars: readonly FrameBar[]
  readonly onChoose: () => void
  readonly onChange: (bar: FrameBar, values: Readonly<Record<string, number>>) => void
}): ReactNode {
  const { i18n } = useTranslation()
  const { layer, isChosen, bars, onChoose, onChange } = props
  const { setNodeRef, rowWrapperStyle, rowStyle, rowSidebarStyle } = useRow({ id: layer.id })
  return (
    <div className="time-line__row" style={rowWrapperStyle} data-chosen={isChosen ? '' : undefined}>
      <div style={{ ...rowSidebarStyle, width: NAMES_PX }}>
        <button type="button" className="time-line__name" aria-current={isChosen} onClick={onChoose}>
          {nameOf(layer, i18n.language)}
        </button>
      </div>
      <div ref={setNodeRef} className="time-line__bars" style={rowStyle}>
        {bars.map((bar) => (
          <Bar key={bar.path} id={`${layer.id} ${bar.path}`} bar={bar} onChoose={onChoose} onChange={onChange} />
        ))}
      </div>
    </div>
  )
}

function Bar(props: {
  readonly id: string
  readonly bar: FrameBar
  readonly onChoose: () => void
  readonly onChange: (bar: FrameBar, values: Readonly<Record<string, number>>) => void
}): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { id, bar, onChoose, onChange } = props
  const { from, until, kind, name, isTimed } = bar
  // What it drags is a button of its own, with keys of its own: the attributes of the library say otherwise.
  const { setNodeRef, listeners, itemStyle, itemContentStyle } = useItem({
    id,
    span: { start: from, end: until },
  })
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? KEY_MS : event.key === 'ArrowLeft' ? -KEY_MS : 0
    if (by === 0) return
    event.preventDefault()
    event.stopPropagation()
    const next = event.shiftKey ? { from, until: until + by } : { from: from + by, until: until + by }
    const values = barChange(next, bar)
    if (Object.keys(values).length > 0) onChange(bar, values)
  }
  const label = {
    in: word({ en: 'comes', de: 'erscheint' }),
    out: word({ en: 'goes', de: 'verschwindet' }),
    frame: name,
  }[kind]
  return (
    <div ref={setNodeRef} style={itemStyle} {...listeners}>
      <div style={itemContentStyle}>
        <button
          type="button"
          className="time-line__bar"
          data-kind={kind}
          data-follows={isTimed ? undefined : ''}
          aria-label={word({
            en: `${label}: from ${from} to ${until} milliseconds`,
            de: `${label}: von ${from} bis ${until} Millisekunden`,
          })}
          onKeyDown={press}
          onFocus={onChoose}
          title={word({ en: `${label}, ${from} to ${until} ms`, de: `${label}, ${from} bis ${until} ms` })}
        >
          {label}
        </button>
      </div>
    </div>
  )
}
