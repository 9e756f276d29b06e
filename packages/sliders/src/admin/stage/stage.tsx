'use client'

import { toast } from '@payloadcms/ui'
import { record, within } from '@vitrine/content/core'
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { DURATION_MS } from '../../core/model/flow.ts'
import { MAX_LAYERS } from '../../core/model/layer.ts'
import type { Level } from '../../core/model/levels.ts'
import { MAX_SLIDES } from '../../core/model/slide.ts'
import { withFreshIds } from '../../core/stage/clipboard.ts'
import { type LayerNode, layerTree } from '../../core/stage/layer-tree.ts'
import { overlappingWords } from '../../core/stage/overlaps.ts'
import { alignedPlace, movedPlace, type PlaceChange, steppedPlace } from '../../core/stage/placing.ts'
import { runningData, stillData } from '../../core/stage/shown-data.ts'
import { rowsOf, type Stored, valueAt } from '../../core/stage/stored.ts'
import { copied, copy } from './clipboard.ts'
import { Inspector, type WithBlocks } from './inspector.tsx'
import { LayerList } from './layer-list.tsx'
import { LEVEL_WINDOWS } from './levels.ts'
import type { Measured } from './measure.ts'
import { kindOf, makeId } from './new-layer.ts'
import { SlideStrip } from './slide-strip.tsx'
import { StageBar } from './stage-bar.tsx'
import { StageCanvas, sightOf } from './stage-canvas.tsx'
import { stageKey } from './stage-keys.ts'
import { StagePlay } from './stage-play.tsx'
import { TimeLine } from './time-line.tsx'
import { useSliderForm } from './use-slider-form.ts'
import { useWholeWindow } from './use-whole-window.ts'
import './stage.css'

/** The slides of a slider as they look: chosen, dragged, timed and played where they stand. */
export function Stage(props: {
  readonly field: WithBlocks
  readonly path: string
  readonly schemaPath: string
}): ReactNode {
  const { field, path, schemaPath } = props
  const root = useRef<HTMLElement>(null)
  const form = useSliderForm(path)
  const { data, slides, faults } = form
  const [wanted, setWanted] = useState(0)
  const [chosenId, setChosenId] = useState<string>()
  const [level, setLevel] = useState<Level>('desktop')
  const [isPlaying, setPlaying] = useState(false)
  const [moment, setMoment] = useState<number>()
  const [measured, setMeasured] = useState<Measured>()
  const [poor, setPoor] = useState<ReadonlyMap<string, number>>(new Map())
  const [isLarge, toggleLarge] = useWholeWindow(root)

  const at = Math.max(0, Math.min(wanted, slides.length - 1))
  const slide = slides[at]
  const layers = useMemo(() => (slide ? layerTree(slide) : []), [slide])
  const chosen = layers.find(({ id }) => id === chosenId)
  const room = LEVEL_WINDOWS.find((one) => one.level === level) ?? LEVEL_WINDOWS[0]
  const slideMs =
    within(slide?.duration, DURATION_MS) ?? within(record(data.flow).duration, DURATION_MS) ?? DURATION_MS.standard
  const still = useMemo(() => stillData(data, at), [data, at])

  const overlapping = useMemo(
    () =>
      overlappingWords(
        layers.map((layer) => ({ layer, lines: measured?.layers.get(layer.id)?.lines ?? [] })),
        slideMs,
      ),
    [layers, measured, slideMs],
  )

  const show = (index: number) => {
    setWanted(index)
    setChosenId(undefined)
    setMoment(undefined)
  }
  const place = (layer: LayerNode, change: PlaceChange) =>
    form.set(prefixed(`${at}.${layer.path}.place.${level}`, change))

  const addSlides = (added: readonly Stored[]) => {
    if (slides.length + added.length > MAX_SLIDES) return refuse(`A slider has at most ${MAX_SLIDES} slides.`)
    const to = slides.length === 0 ? 0 : at + 1
    for (const [index, one] of added.entries()) form.insert('', to + index, withFreshIds(one, makeId))
    show(to)
  }
  const addLayers = (added: readonly Stored[]) => {
    if (!slide) return
    if (layers.length + added.length > MAX_LAYERS) return refuse(`A slide has at most ${MAX_LAYERS} layers.`)
    // Into the group that is chosen; groups and rows stand in no other.
    const isInside = chosen?.kind === 'layerGroup' && !added.some(isHolder)
    const list = isInside ? `${chosen.path}.layers` : 'layers'
    const fresh = added.map((one) => withFreshIds(one, makeId))
    const { length } = rowsOf(valueAt(slide, list))
    for (const [index, one] of fresh.entries()) form.insert(`${at}.${list}`, length + index, one)
    setChosenId(String(fresh.at(-1)?.id))
  }
  const copyChosen = () =>
    slide && copy(chosen ? { kind: 'layers', items: [chosen.stored] } : { kind: 'slides', items: [slide] })
  const paste = async () => {
    const found = await copied()
    if (!found) return refuse('There is nothing to paste: copy a slide or a layer first.')
    if (found.kind === 'slides') addSlides(found.items)
    else addLayers(found.items)
  }
  const duplicate = () => {
    if (chosen) form.duplicate(`${at}.${chosen.list}`, chosen.index)
    else if (slides.length < MAX_SLIDES) {
      form.duplicate('', at)
      setWanted(at + 1)
    }
  }
  const remove = () => {
    if (chosen) form.remove(`${at}.${chosen.list}`, chosen.index)
    else if (slide) form.remove('', at)
    setChosenId(undefined)
  }
  const nudge = (x: number, y: number, sizes: boolean) => {
    const sight = chosen?.isPlaced && measured && sightOf(measured, chosen, level)
    const box = chosen && measured?.layers.get(chosen.id)
    if (!sight || !box) return
    const by = { x: x * sight.scale, y: y * sight.scale }
    // Keys that follow fast count from where the one before has led.
    const stored = form.latest(`${at}.${chosen.path}`) as Stored
    place(chosen, sizes ? steppedPlace(stored, by, box, sight) : movedPlace(stored, by, sight))
  }
  const press = (event: KeyboardEvent) => {
    if (isWriting(event.target)) return
    const key = stageKey(event)
    if (!key || (key.do === 'leave' && !chosen)) return
    // Arrow keys steer what has the focus, layers apart.
    if (key.do === 'nudge' && !isOnLayer(event.target)) return
    if ((key.do === 'remove' || key.do === 'nudge') && !chosen) return
    if ((key.do === 'copy' || key.do === 'cut') && String(getSelection()) !== '') return
    event.preventDefault()
    switch (key.do) {
      case 'nudge':
        return nudge(key.x, key.y, key.sizes)
      case 'cut':
        void copyChosen()
        return remove()
      case 'leave':
        return setChosenId(undefined)
      default:
        return { undo: form.undo, redo: form.redo, copy: copyChosen, paste, duplicate, remove }[key.do]?.()
    }
  }
  const align = (axis: 'x' | 'y', anchor: 'start' | 'center' | 'end') =>
    chosen?.isPlaced ? () => place(chosen, alignedPlace(axis, anchor)) : undefined

  const what = chosen ? 'Layer' : 'Slide'
  return (
    <section ref={root} className="stage" data-large={isLarge ? '' : undefined} aria-label="Stage" onKeyDown={press}>
      <StageBar
        level={level}
        onLevel={setLevel}
        isPlaying={isPlaying}
        onPlay={() => setPlaying(!isPlaying)}
        isLarge={isLarge}
        onLarge={toggleLarge}
        tools={[
          {
            name: 'Steps',
            tools: [
              { label: 'Undo', keys: 'Ctrl Z', run: form.undo },
              { label: 'Redo', keys: 'Ctrl Y', run: form.redo },
            ],
          },
          {
            name: what,
            tools: [
              { label: 'Duplicate', keys: 'Ctrl D', run: slide && duplicate },
              { label: 'Copy', keys: 'Ctrl C', run: slide && (() => void copyChosen()) },
              { label: 'Paste', keys: 'Ctrl V', run: () => void paste() },
              { label: 'Delete', ...(chosen && { keys: 'Del' }), run: slide && remove },
            ],
          },
          {
            name: 'Put the layer',
            tools: [
              { label: 'At the beginning', lines: 'M2 2v12M5 5h8v6H5z', run: align('x', 'start') },
              { label: 'In the middle across', lines: 'M8 1v3M8 12v3M4 4h8v8H4z', run: align('x', 'center') },
              { label: 'At the end', lines: 'M14 2v12M3 5h8v6H3z', run: align('x', 'end') },
              { label: 'At the top', lines: 'M2 2h12M5 5h6v8H5z', run: align('y', 'start') },
              { label: 'In the middle down', lines: 'M1 8h3M12 8h3M4 4h8v8H4z', run: align('y', 'center') },
              { label: 'At the foot', lines: 'M2 14h12M5 3h6v8H5z', run: align('y', 'end') },
            ],
          },
        ]}
      />
      <div className="stage__body">
        <div className="stage__lists">
          <SlideStrip
            slides={slides}
            chosen={at}
            onChoose={show}
            onMove={(from, to) => {
              form.move('', from, to)
              setWanted(to)
            }}
            onAdd={() => addSlides([NEW_SLIDE])}
            faults={faults}
          />
          <LayerList
            layers={layers}
            chosen={chosen}
            onChoose={({ id }) => setChosenId(id)}
            onMove={(layer, to) => form.move(`${at}.${layer.list}`, layer.index, to)}
            onAdd={(kind) => {
              const added = kindOf(kind)
              if (added) addLayers([{ blockType: kind, id: makeId(), ...added.stored }])
            }}
            shown={new Set(measured?.layers.keys())}
            poor={new Set(poor.keys())}
            overlapping={overlapping}
            isFaulty={(layer) => faults.some((fault) => fault.startsWith(`${at}.${layer.path}.`))}
          />
        </div>
        <div className="stage__middle">
          {isPlaying ? (
            <StagePlay data={runningData(data, at)} window={room} isBounded={isLarge} />
          ) : (
            <StageCanvas
              title={`Slide ${at + 1}`}
              data={still}
              window={room}
              isBounded={isLarge}
              fillsWindow={record(data.layout).mode === 'fullscreen'}
              layers={layers}
              slideMs={slideMs}
              moment={moment}
              chosen={chosen}
              onChoose={(layer) => setChosenId(layer?.id)}
              onPlace={place}
              onMeasured={setMeasured}
              onPoorWords={setPoor}
            />
          )}
          <TimeLine
            layers={layers}
            slideMs={slideMs}
            chosen={chosen}
            onChoose={({ id }) => setChosenId(id)}
            onChange={(layer, values) => form.set(prefixed(`${at}.${layer.path}`, values))}
            moment={moment}
            onMoment={setMoment}
          />
        </div>
        {slide && (
          <Inspector
            field={field}
            path={path}
            schemaPath={schemaPath}
            slide={at}
            layer={chosen}
            contrast={chosen && poor.get(chosen.id)}
          />
        )}
      </div>
    </section>
  )
}

function refuse(message: string): void {
  toast.error(message)
}

const NEW_SLIDE: Stored = { blockType: 'slide', id: 'new', background: { kind: 'color', color: 'surface' }, layers: [] }

/** Groups and rows. */
function isHolder({ blockType }: Stored): boolean {
  return blockType === 'layerGroup' || blockType === 'layerRow'
}

function prefixed(path: string, values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${path}.${name}`, value]))
}

function isWriting(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type="range"]), textarea, select, [contenteditable="true"], [role="combobox"]') !== null
  )
}

function isOnLayer(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.closest('.stage-canvas__layer, .layer-list__layer') !== null
}
