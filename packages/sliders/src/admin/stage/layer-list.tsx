'use client'

import { useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import { Icon } from '@vitrine/ui/ui'
import { type ReactNode, useId, useState } from 'react'
import { LAYER_KINDS, storedKind } from '../../core/model/layer-kinds.ts'
import type { LayerNode } from '../../core/stage/layer-tree.ts'
import { nameOf } from './layer-name.ts'
import { Sortable, SortableRow } from './sortable.tsx'

/** The layers of a slide in the order of reading; the last lies above the others. */
export function LayerList(props: {
  readonly layers: readonly LayerNode[]
  readonly chosen: LayerNode | undefined
  readonly onChoose: (layer: LayerNode) => void
  readonly onMove: (layer: LayerNode, to: number) => void
  readonly onAdd: (kind: string) => void
  /** Ids of layers that the page shows. */
  readonly shown: ReadonlySet<string>
  /** Ids of layers whose words are hard to read. */
  readonly poor: ReadonlySet<string>
  /** Ids of layers whose words lie on others at the size that is shown. */
  readonly overlapping: ReadonlySet<string>
  readonly isFaulty: (layer: LayerNode) => boolean
}): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { language } = useTranslation().i18n
  const { layers, chosen, onChoose, onMove, onAdd, shown, poor, overlapping, isFaulty } = props
  const heading = useId()
  return (
    <section className="layer-list" aria-labelledby={heading}>
      <header>
        <h3 id={heading}>{word({ en: 'Layers', de: 'Ebenen' })}</h3>
        <AddLayer onAdd={onAdd} />
      </header>
      {layers.length === 0 && (
        <p>{word({ en: 'Nothing stands on this slide yet.', de: 'Auf dieser Folie steht noch nichts.' })}</p>
      )}
      <Sortable
        ids={layers.map(({ id }) => id)}
        label={word({ en: 'Layers', de: 'Ebenen' })}
        onMove={(from, to) => {
          const [layer, over] = [layers[from], layers[to]]
          // Within its own list: into another it is cut and pasted.
          if (layer && over && layer.list === over.list) onMove(layer, over.index)
        }}
      >
        {layers.map((layer) => (
          <SortableRow key={layer.id} id={layer.id} name={nameOf(layer, language)}>
            <button
              type="button"
              className="layer-list__layer"
              aria-current={layer.id === chosen?.id}
              onClick={() => onChoose(layer)}
              style={{ paddingInlineStart: `${layer.depth * 1.25 + 0.5}rem` }}
              data-warned={poor.has(layer.id) || overlapping.has(layer.id) ? '' : undefined}
              data-faulty={isFaulty(layer) ? '' : undefined}
            >
              <Icon name={storedKind(layer.kind)?.icon ?? 'box'} />
              <span>{layer.label || nameOf(layer, language)}</span>
              {!shown.has(layer.id) && <small>{word({ en: 'not to be seen', de: 'nicht zu sehen' })}</small>}
              {poor.has(layer.id) && <small>{word({ en: 'hard to read', de: 'schwer zu lesen' })}</small>}
              {overlapping.has(layer.id) && (
                <small>{word({ en: 'lies on other words', de: 'liegt auf anderen Worten' })}</small>
              )}
            </button>
          </SortableRow>
        ))}
      </Sortable>
    </section>
  )
}

function AddLayer({ onAdd }: { readonly onAdd: (kind: string) => void }): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes what its own button has opened
    <div
      className="layer-list__add"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        setOpen(false)
        event.currentTarget.querySelector('button')?.focus()
      }}
    >
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <Icon name="plus" /> {word({ en: 'Add', de: 'Hinzufügen' })}
      </button>
      <ul id={id} hidden={!isOpen}>
        {Object.values(LAYER_KINDS).map(({ slug: kind, label, icon }) => (
          <li key={kind}>
            <button
              type="button"
              onClick={() => {
                setOpen(false)
                onAdd(kind)
              }}
            >
              <Icon name={icon} /> {word(label)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
