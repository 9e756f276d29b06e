import { canvasKey } from '../../core/canvas-keys.ts'
import { type FromPage, type Intent, parseToPage, type ToPage } from '../../core/messages.ts'
import type { DrawOption } from '../picker/draw-option.ts'
import { speak, toolLanguage } from '../words.ts'
import { blockAt, boxOf, scrollToBlock } from './blocks-on-page.ts'
import { createChoices } from './choices.ts'
import { createDropZone } from './drop-zone.ts'
import { createGrip } from './grip.ts'
import { createHandles } from './handles.ts'
import { fieldAt, markedTexts, textOf } from './marked-text.ts'
import { createOutline } from './outline.ts'
import { OVERLAY_STYLE } from './overlay-style.ts'
import { createPagePopovers } from './page-popovers.ts'
import { createPicker } from './picker.ts'
import type { Point } from './place-caret.ts'
import { createSettingsOnPage } from './settings-on-page.ts'
import { TEXT_TOOLS } from './text-tools.ts'
import { createToolbar } from './toolbar.ts'
import { createTyping } from './typing.ts'

const ELEMENT = 'vitrine-canvas'

/** The tools of the canvas over a previewed page. */
export interface Overlay {
  /** Shows what the admin says. @param data Of its message; anything else changes nothing. */
  show(data: unknown): void
  /** Follows what the site has drawn. */
  redraw(): void
}

interface OverlayOptions {
  /** Language of its editor, as Payload names it; English for anything but a text. */
  readonly language: unknown
  readonly send: (message: FromPage) => void
  readonly typed: (field: string, text: string) => void
  readonly drawings: () => Promise<DrawOption>
}

/**
 * Opens the tools of the canvas over a page: outlines, a toolbar, keys, typing where a text stands. Links and forms do
 * nothing meanwhile; with Control or Command a link opens elsewhere, as everywhere.
 *
 * @param options.send Takes a message to the admin, such as a wish of its editor.
 * @param options.typed Is told a field and its text when its editor has typed it on the page.
 * @param options.drawings Loads the drawings of what is chosen, such as icons.
 */
export function openOverlay({ language, send: post, typed, drawings }: OverlayOptions): Overlay {
  let shown: ToPage = { type: 'vitrine-canvas', blocks: [], actions: [] }
  const { send, hear } = createChoices({ post, shown: () => shown, show: (message) => show(message) })
  if (typeof language === 'string') speak(language)
  const { host, root } = createHost()
  const [hover, selection, toolbar] = [createOutline('hover'), createOutline('selected'), createToolbar(send)]
  const dropZone = createDropZone(send)
  const handles = createHandles(send)
  const popovers = createPagePopovers(host)
  const closed = (field: string) => {
    if (!handles.focus(field)) toolbar.focusLook()
  }
  const settings = createSettingsOnPage(post)
  const picker = createPicker({ overlay: host, send, drawings, closed })
  const outlines = [hover.element, selection.element, ...settings.elements]
  root.append(...outlines, handles.element, toolbar.element, dropZone.element, textToolsSlot())
  // Beside the body: what is drawn anew is compared there, child by child.
  document.documentElement.append(host)

  let titles = new Map<string, string>()
  let hovered: string | undefined
  const isKnown = (id: string) => titles.has(id)
  const gripOf = (kind: 'hover' | 'selected', blockId: () => string | undefined) =>
    createGrip(kind, {
      block: () => shown.blocks.find(({ id }) => id === blockId()),
      begin: (id) => send({ do: 'drag', id }),
      end: () => send({ do: 'drag', id: undefined }),
    })
  const hoverGrip = gripOf('hover', () => hovered)
  host.append(
    hoverGrip,
    gripOf('selected', () => shown.selected),
  )
  let linkTurn = 0
  const openLink = ({ openLink: link }: ToPage) => {
    if (!link || link.turn === linkTurn) return
    linkTurn = link.turn
    const text = markedTexts(link.id).find(({ field, isRich }) => isRich && field === link.field)
    if (text) typing.begin(link.id, text, { link: link.nth })
    // It is not to be seen, as in a closed row.
    else send({ do: 'edit', id: link.id })
  }
  const isOurs = (event: Event) => event.composedPath().includes(host)

  const redraw = () => {
    const { selected } = shown
    popovers.hold(selected)
    const box = selected === undefined ? undefined : boxOf(selected)
    selection.place(box)
    toolbar.place(typing.hasTools() ? undefined : box)
    handles.place()
    picker.redraw()
    typing.redraw()
    const isOther = hovered !== undefined && hovered !== selected && isKnown(hovered)
    hover.place(isOther && hovered !== undefined ? boxOf(hovered) : undefined, titles.get(hovered ?? ''))
    settings.redraw()
    dropZone.redraw()
  }
  const typing = createTyping(host, send, (field, text) => {
    typed(field, text)
    redraw()
  })
  followLayout(redraw)
  const beginTyping = (id: string, element: HTMLElement, at: Point) => {
    const text = textOf(element)
    if (text) typing.begin(id, text, at)
    else send({ do: 'pick', id, field: element.getAttribute('data-field') ?? '' })
  }

  document.addEventListener('pointerover', (event) => {
    if (event.target === hoverGrip) return
    const target = isOurs(event) || event.pointerType === 'touch' ? null : event.target
    const id = blockAt(target, isKnown)
    const hasLeft = settings.hover(id === undefined ? target : null)
    if (id === hovered && !hasLeft) return
    hovered = id
    redraw()
  })
  addEventListener(
    'click',
    (event) => {
      if (isOurs(event) || event.ctrlKey || event.metaKey) return
      if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault()
      const id = blockAt(event.target, isKnown)
      const field = id === undefined || id !== shown.selected ? undefined : fieldAt(event.target, id)
      if (id === undefined && settings.select(event.target)) {
        event.preventDefault()
        return event.stopPropagation()
      }
      if (id === undefined || (id === shown.selected && !field)) return
      // What is clicked to be selected must not open, play or post meanwhile.
      event.preventDefault()
      event.stopPropagation()
      if (typing.holds(event.target)) return
      if (field) beginTyping(id, field, { x: event.clientX, y: event.clientY })
      else send({ do: 'select', id })
    },
    { capture: true },
  )
  addEventListener('submit', (event) => event.preventDefault(), { capture: true })
  addEventListener('keydown', (event) => {
    if (isOurs(event) ? event.key === 'Enter' || event.key === ' ' : isWriting(event.target)) return
    const [text] = event.key === 'F2' && shown.selected !== undefined ? markedTexts(shown.selected) : []
    if (text && shown.selected !== undefined) {
      event.preventDefault()
      return typing.begin(shown.selected, text)
    }
    const intent = intentOf(event, shown)
    if (!intent) return
    event.preventDefault()
    send(intent)
  })

  const show = (message: ToPage) => {
    const isSame = message.selected === shown.selected
    shown = message
    titles = new Map(message.blocks.map(({ id, title }) => [id, title]))
    hoverGrip.hidden = message.mayDrag !== true
    toolbar.show(message)
    handles.show(message)
    settings.show(message)
    dropZone.show(message.drag)
    typing.show(message.typed, message.typedRich)
    redraw()
    picker.show(message.picked)
    openLink(message)
    if (!isSame && message.selected !== undefined) scrollToBlock(message.selected)
  }

  return {
    show(data) {
      const message = parseToPage(data)
      if (message) hear(message)
    },
    redraw,
  }
}

/** Element of the tools, which no style of the page reaches. */
function createHost(): { readonly host: HTMLElement; readonly root: ShadowRoot } {
  const host = document.createElement(ELEMENT)
  // The page may be in another one.
  host.lang = toolLanguage()
  const root = host.attachShadow({ mode: 'open' })
  const style = new CSSStyleSheet()
  style.replaceSync(OVERLAY_STYLE)
  root.adoptedStyleSheets = [style]
  return { host, root }
}

/** Intent of a key while something is selected. Undefined: the key is nothing to the canvas. */
function intentOf(event: KeyboardEvent, { selected, selectedSettings }: ToPage): Intent | undefined {
  if (event.key === 'Escape' && selectedSettings !== undefined) return { do: 'select', id: undefined }
  return canvasKey(event, selected)
}

/** Place of the tools for a text, which bring their own styles. */
function textToolsSlot(): HTMLSlotElement {
  return Object.assign(document.createElement('slot'), { name: TEXT_TOOLS })
}

/** Calls back when blocks may stand elsewhere than before, at most once a frame. */
function followLayout(look: () => void): void {
  let isAsked = false
  const ask = () => {
    if (isAsked) return
    isAsked = true
    requestAnimationFrame(() => {
      isAsked = false
      look()
    })
  }
  const sizes = new ResizeObserver(ask)
  sizes.observe(document.documentElement)
  sizes.observe(document.body)
  addEventListener('scroll', ask, { passive: true })
  addEventListener('resize', ask, { passive: true })
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}
