'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { type AdminText, adminTexts } from '@vitrine/content/core'
import type { FormState } from 'payload'
import { useRef, useState } from 'react'
import { backgroundOf } from '../core/background.ts'
import { type BlockRules, kindOf } from '../core/block-rules.ts'
import { type BlockTree, blockTitle } from '../core/block-tree.ts'
import { possibleCommands } from '../core/commands.ts'
import type { BlockAction, LinkToOpen } from '../core/messages.ts'
import type { PageSettings } from '../core/page-settings.ts'
import type { PickedValue } from '../core/picked-field.ts'
import { placesFor, whereabouts } from '../core/places.ts'
import type { Stored } from '../core/stored.ts'
import type { TypedRich } from '../core/typed-rich.ts'
import type { TypedText } from '../core/typed-text.ts'
import type { Change, Refusal } from './block-changes.ts'
import { performTask, type Task } from './perform-task.ts'
import { usePageSettings } from './settings/use-page-settings.ts'
import { type CanvasForm, useCanvasForm } from './use-canvas-form.ts'
import { type Carrying, useCarried } from './use-carried.ts'
import { useInTurn } from './use-in-turn.ts'
import { useMayEdit } from './use-may-edit.ts'
import { type Picking, usePicking } from './use-picking.ts'
import { useRichTyping } from './use-rich-typing.ts'
import { useSelection } from './use-selection.ts'
import { useTyping } from './use-typing.ts'

/** State and actions of the canvas, whether its editor works on the page or in the outline. */
export interface Canvas
  extends Pick<CanvasForm, 'tree' | 'rules' | 'undo' | 'redo'>,
    Pick<Carrying, 'offer' | 'carry'>,
    Pick<Picking, 'pickable' | 'picked' | 'pickedFrom'> {
  readonly selected: string | undefined
  /** The last choice that the page made, if it made any. */
  readonly turn: number | undefined
  readonly actions: readonly BlockAction[]
  /** False for editors who may only look. */
  readonly mayEdit: boolean
  /** Id of the block whose place is being chosen. */
  readonly moving: string | undefined
  /** Place at which the palette is open. */
  readonly adding: { readonly at: string | undefined } | undefined
  /** Language of its editor, as Payload names it. */
  readonly language: string
  /** Sentence about the last change, for those who do not see it. */
  readonly said: string
  /** The text that is being typed on the page. */
  readonly typed: TypedText | undefined
  /** The rich text that is being typed on the page. */
  readonly typedRich: TypedRich | undefined
  /** Id of the block that is being saved as a section. */
  readonly saving: string | undefined
  /** @param value Undefined: nothing was chosen. */
  endPicking(value?: PickedValue): void
  readonly linkToOpen: LinkToOpen | undefined
  act(task: Task): void
  /** Settings that draw something of the page, in its order. */
  readonly settings: readonly PageSettings[]
  /** Slug of the global whose settings are selected. */
  readonly selectedSettings: string | undefined
  /** Takes the slugs of globals whose settings draw something of the page. */
  showSettings(drawn: readonly string[]): void
  /** Selects a block and leaves the form where it is. */
  choose(id: string): void
  cancelMove(): void
  endSaving(): void
  /** True while the draft is compared with an earlier state. */
  readonly isComparing: boolean
  compare(isOpen: boolean): void
  /** Adds blocks where the palette is open, and closes it. Undefined: none were chosen. */
  add(blocks: readonly Stored[] | undefined): void
}

/**
 * @param list Name of the document's list of blocks.
 * @param fields The form as it is drawn.
 */
export function useCanvas(list: string, fields: FormState): Canvas {
  const form = useCanvasForm(list, fields)
  const { tree, rules, undo, redo } = form
  const selection = useSelection(list, form)
  const { selected } = selection
  const { list: settings, show: showSettings } = usePageSettings()
  const mayEdit = useMayEdit()
  const { offer, carry, carriedAs } = useCarried(tree)
  const [moving, setMoving] = useState<string>()
  const [adding, setAdding] = useState<Canvas['adding']>()
  const [saving, setSaving] = useState<string>()
  const [isComparing, compare] = useState(false)
  const [linkToOpen, setLinkToOpen] = useState<LinkToOpen>()
  const links = useRef(0)
  const [said, setSaid] = useState('')
  const [turn, setTurn] = useState<number>()
  const { language } = useTranslation().i18n
  const word = adminTexts(language)
  const say = (sentence: AdminText) => setSaid(word(sentence))
  const typing = useTyping(form)
  const rich = useRichTyping(form)
  const picking = usePicking(form, selected)

  const choose = (id: string | undefined, answered?: number) => {
    selection.choose(id)
    if (answered !== undefined) setTurn(answered)
    say(whereIs(form.latest(), id) ?? { en: 'No block is selected.', de: 'Kein Block ist gewählt.' })
  }
  const sayPicked = (label: string | undefined) => {
    if (label !== undefined)
      say({
        en: `${label} can be chosen. Escape leaves it as it is.`,
        de: `${label} kann gewählt werden. Escape lässt es, wie es ist.`,
      })
    return label !== undefined
  }
  const finish = (result: Change | Refusal) => {
    if ('refused' in result) return say(result.refused)
    selection.choose(result.selected)
    setMoving(undefined)
    setAdding(undefined)
    const place = whereIs(result.tree, result.selected)
    setSaid(place === undefined ? word(result.done) : `${word(result.done)} ${word(place)}.`)
  }
  const inTurn = useInTurn((task: Task) =>
    performTask(
      {
        form,
        selectedNow: selection.selectedNow,
        mayEdit,
        choose,
        chooseSettings(slug) {
          const chosen = settings.find(({ of }) => of === slug)
          if (!chosen) return
          selection.chooseSettings(slug)
          say(selectedWords(chosen))
        },
        open: selection.open,
        finish,
        warn: (sentence) => toast.error(word(sentence)),
        say,
        type(intent) {
          const label = intent.do === 'type' ? typing.begin(intent) : rich.begin(intent)
          if (label !== undefined)
            say({
              en: `${label} can be typed. Escape ends it.`,
              de: `${label} kann geschrieben werden. Escape beendet es.`,
            })
          return label !== undefined
        },
        followTyping: typing.follow,
        writeRich: rich.write,
        pick: (field) => sayPicked(picking.begin(field)),
        pickLink: (link) => sayPicked(picking.beginLink(link)),
        openLink(link) {
          links.current += 1
          setLinkToOpen({ ...link, turn: links.current })
        },
        endPicking: picking.end,
        endTyping() {
          setLinkToOpen(undefined)
          rich.end()
          typing.end()
          say({ en: 'Typed.', de: 'Geschrieben.' })
        },
        showPlaces: setMoving,
        askName: setSaving,
        showPalette: (at) => setAdding({ at }),
        carryBlock: (id) => carry(id === undefined ? undefined : { key: `block ${id}`, id }),
        carriedAs,
      },
      task,
    ),
  )
  return {
    tree,
    rules,
    undo,
    redo,
    selected,
    turn,
    mayEdit,
    offer,
    carry,
    actions: selected === undefined ? [] : actionsFor({ tree, rules }, selected, mayEdit),
    moving: moving !== undefined && tree.blocks.has(moving) ? moving : undefined,
    language,
    said,
    adding,
    typed: typing.typed,
    typedRich: rich.typed,
    pickable: mayEdit ? picking.pickable : [],
    picked: picking.picked,
    pickedFrom: picking.pickedFrom,
    endPicking: picking.end,
    linkToOpen,
    saving: saving !== undefined && tree.blocks.has(saving) ? saving : undefined,
    act: inTurn,
    settings,
    selectedSettings: settings.some(({ of }) => of === selection.settings) ? selection.settings : undefined,
    showSettings,
    choose,
    cancelMove: () => setMoving(undefined),
    endSaving: () => setSaving(undefined),
    isComparing,
    compare,
    add(blocks) {
      setAdding(undefined)
      if (blocks) inTurn({ do: 'insert', at: adding?.at, blocks })
    },
  }
}

/** Name of a block, and where it stands. Undefined: there is none. */
function whereIs(tree: BlockTree, id: string | undefined): AdminText | undefined {
  const node = id === undefined ? undefined : tree.blocks.get(id)
  if (!node) return undefined
  const { en, de } = whereabouts(tree, node.id)
  return { en: `${blockTitle(node)} is ${en}`, de: `${blockTitle(node)} ist ${de}` }
}

function selectedWords({ label }: PageSettings): AdminText {
  const { en, de } = typeof label === 'string' ? { en: label, de: label } : label
  return {
    en: `${en}: settings. Their forms are below the outline.`,
    de: `${de}: Einstellungen. Ihre Formulare stehen unter der Übersicht.`,
  }
}

function actionsFor(
  { tree, rules }: { readonly tree: BlockTree; readonly rules: BlockRules },
  id: string,
  mayEdit: boolean,
): readonly BlockAction[] {
  if (!mayEdit) return ['copy', 'edit']
  // What is only tried out needs an id that no block has.
  const background = backgroundOf(tree, id, { rules, makeId: () => '' }) ? (['background'] as const) : []
  const looks = kindOf(rules, tree.blocks.get(id)?.kind ?? '')?.hasLooks ? (['look'] as const) : []
  const places = placesFor(tree, id).length > 0 ? (['choosePlace'] as const) : []
  const always = ['add', 'save', 'copy', 'cut', 'paste', 'pasteStyle', 'edit'] as const
  return [...possibleCommands(tree, id), ...places, ...looks, ...background, ...always]
}
