import { toast } from '@payloadcms/ui'
import { makeId } from '@vitrine/canvas/admin'
import { rowsOf, type Stored, valueAt, withFreshIds } from '@vitrine/canvas/core'
import type { AdminLabel } from '@vitrine/content/core'
import { MAX_LAYERS } from '../../core/model/layer.ts'
import { storedKind } from '../../core/model/layer-kinds.ts'
import type { Level } from '../../core/model/levels.ts'
import { MAX_SLIDES } from '../../core/model/slide.ts'
import { LAYER_REFERENCES } from '../../core/stage/clipboard.ts'
import type { LayerNode } from '../../core/stage/layer-tree.ts'
import { alignedPlace, movedPlace, type PlaceChange, steppedPlace } from '../../core/stage/placing.ts'
import { copied, copy } from './copied-layers.ts'
import { type Measured, stageViewOf } from './measure.ts'
import type { Chosen } from './use-chosen.ts'
import type { SliderForm } from './use-slider-form.ts'

/** Changes that the stage makes to the form, each to what is chosen. */
export interface StageEdits {
  /** Sets fields of a layer, by their paths within it. */
  set(layer: LayerNode, values: Readonly<Record<string, unknown>>): void
  place(layer: LayerNode, change: PlaceChange): void
  /** Moves the chosen layer by pixels of the screen, or sizes it. */
  nudge(x: number, y: number, sizes: boolean): void
  /** Undefined: no layer is chosen that has a place. */
  align(axis: 'x' | 'y', anchor: 'start' | 'center' | 'end'): (() => void) | undefined
  addSlide(): void
  addLayer(kind: string): void
  copy(): void
  cut(): void
  paste(): Promise<void>
  duplicate(): void
  remove(): void
}

const NEW_SLIDE: Stored = { blockType: 'slide', id: 'new', background: { kind: 'color', color: 'surface' }, layers: [] }

const NOTHING_TO_PASTE = {
  en: 'There is nothing to paste: copy a slide or a layer first.',
  de: 'Es gibt nichts einzufügen: Zuerst eine Folie oder eine Ebene kopieren.',
}

/**
 * @param on.measured What is seen of the slide.
 * @param on.level The level whose places are changed.
 * @param on.word Gives texts in the language of the admin.
 */
export function stageEdits(on: {
  readonly form: SliderForm
  readonly chosen: Chosen
  readonly measured: Measured | undefined
  readonly level: Level
  readonly word: (label: AdminLabel) => string
}): StageEdits {
  const { form, chosen, measured, level, word } = on
  const { slides } = form
  const { at, slide, layers, layer } = chosen
  const set = (one: LayerNode, values: Readonly<Record<string, unknown>>, below = '') =>
    form.set(prefixed(`${at}.${one.path}${below}`, values))
  const place = (one: LayerNode, change: PlaceChange) => set(one, change, `.place.${level}`)
  const addSlides = (added: readonly Stored[]) => {
    if (slides.length + added.length > MAX_SLIDES)
      return refuse(
        word({
          en: `A slider has at most ${MAX_SLIDES} slides.`,
          de: `Ein Slider hat höchstens ${MAX_SLIDES} Folien.`,
        }),
      )
    const to = slides.length === 0 ? 0 : at + 1
    for (const [index, one] of added.entries()) form.insert('', to + index, fresh(one))
    chosen.show(to)
  }
  const addLayers = (added: readonly Stored[]) => {
    if (!slide) return
    if (layers.length + added.length > MAX_LAYERS)
      return refuse(
        word({ en: `A slide has at most ${MAX_LAYERS} layers.`, de: `Eine Folie hat höchstens ${MAX_LAYERS} Ebenen.` }),
      )
    // Into the group that is chosen; groups and rows stand in no other.
    const isInside = layer?.kind === 'layerGroup' && !added.some(isHolder)
    const list = isInside ? `${layer.path}.layers` : 'layers'
    const copies = added.map(fresh)
    const { length } = rowsOf(valueAt(slide, list))
    for (const [index, one] of copies.entries()) form.insert(`${at}.${list}`, length + index, one)
    chosen.choose(String(copies.at(-1)?.id))
  }
  const copyChosen = () => {
    if (layer) void copy({ kind: 'layers', items: [layer.stored] })
    else if (slide) void copy({ kind: 'slides', items: [slide] })
  }
  const remove = () => {
    if (layer) form.remove(`${at}.${layer.list}`, layer.index)
    else if (slide) form.remove('', at)
    chosen.choose(undefined)
  }
  return {
    set,
    place,
    nudge(x, y, sizes) {
      const sight = layer?.isPlaced && measured && stageViewOf(measured, layer, level)
      const box = layer && measured?.layers.get(layer.id)
      if (!sight || !box) return
      const by = { x: x * sight.scale, y: y * sight.scale }
      // Keys that follow fast count from where the one before has led.
      const stored = form.latest(`${at}.${layer.path}`) as Stored
      place(layer, sizes ? steppedPlace(stored, by, box, sight) : movedPlace(stored, by, sight))
    },
    align: (axis, anchor) => (layer?.isPlaced ? () => place(layer, alignedPlace(axis, anchor)) : undefined),
    addSlide: () => addSlides([NEW_SLIDE]),
    addLayer(kind) {
      const added = storedKind(kind)
      if (added) addLayers([{ blockType: kind, id: makeId(), ...added.initial }])
    },
    copy: copyChosen,
    cut() {
      copyChosen()
      remove()
    },
    async paste() {
      const found = await copied()
      if (!found) return refuse(word(NOTHING_TO_PASTE))
      if (found.kind === 'slides') addSlides(found.items)
      else addLayers(found.items)
    },
    duplicate() {
      if (layer) form.duplicate(`${at}.${layer.list}`, layer.index)
      else if (slides.length < MAX_SLIDES) {
        form.duplicate('', at)
        chosen.follow(at + 1)
      }
    },
    remove,
  }
}

/** The same slide or layer with ids of its own. */
function fresh(stored: Stored): Stored {
  return withFreshIds(stored, { makeId, references: LAYER_REFERENCES })
}

function refuse(message: string): void {
  toast.error(message)
}

/** Tells if it is a layer that holds others. */
function isHolder({ blockType }: Stored): boolean {
  return storedKind(blockType)?.holds !== undefined
}

function prefixed(path: string, values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${path}.${name}`, value]))
}
