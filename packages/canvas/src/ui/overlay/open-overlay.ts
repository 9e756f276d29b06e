import { canvasKey } from '../../core/canvas-keys.ts'
import { type Intent, parseToPage, type ToPage } from '../../core/messages.ts'
import type { DrawOption } from '../picker/draw-option.ts'
import { blockAt, boxOf, scrollToBlock } from './blocks-on-page.ts'
import { createDropZone } from './drop-zone.ts'
import { createGrip } from './grip.ts'
import { createHandles } from './handles.ts'
import { fieldAt, markedTexts, textOf } from './marked-text.ts'
import { createOutline } from './outline.ts'
import { OVERLAY_STYLE } from './overlay-style.ts'
import { createPagePopovers } from './page-popovers.ts'
import { createPicker } from './picker.ts'
import type { Point } from './place-caret.ts'
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
  readonly send: (intent: Intent) => void
  readonly typed: (field: string, text: string) => void
  readonly drawings: () => Promise<DrawOption>
}

/**
 * Opens the tools of the canvas over a page: outlines, a toolbar, keys, typing where a text stands. Links and forms do
 * nothing meanwhile; with Control or Command a link opens elsewhere, as everywhere.
 *
 * @param options.send Takes a wish of the editor to the admin.
 * @param options.typed Is told a field and its text when its editor has typed it on the page.
 * @param options.drawings Loads the drawings of what is chosen, such as icons.
 */
export function openOverlay({ send, typed, drawings }: OverlayOptions): Overlay {
  const host = document.createElement(ELEMENT)
  const root = host.attachShadow({ mode: 'open' })
  const style = new CSSStyleSheet()
  style.replaceSync(OVERLAY_STYLE)
  root.adoptedStyleSheets = [style]
  const [hover, selection, toolbar] = [createOutline('hover'), createOutline('selected'), createToolbar(send)]
  const dropZone = createDropZone(send)
  const handles = createHandles(send)
  const popovers = createPagePopovers(host)
  const picker = createPicker({ overlay: host, send, drawings, closed: handles.focus })
  root.append(hover.element, selection.element, handles.element, toolbar.element, dropZone.element, textToolsSlot())
  // Beside the body: what is drawn anew is compared there, child by child.
  document.documentElement.append(host)

  let shown: ToPage = { type: 'vitrine-canvas', blocks: [], actions: [] }
  let titles = new Map<string, string>()
  let hovered: string | undefined
  const isKnown = (id: string) => titles.has(id)
  const gripFor = (id: () => string | undefined) => ({
    block: () => shown.blocks.find((block) => block.id === id()),
    begin: (id: string) => send({ do: 'drag', id }),
    end: () => send({ do: 'drag', id: undefined }),
  })
  const hoverGrip = createGrip(
    'hover',
    gripFor(() => hovered),
  )
  host.append(
    hoverGrip,
    createGrip(
      'selected',
      gripFor(() => shown.selected),
    ),
  )
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
    const id = isOurs(event) || event.pointerType === 'touch' ? undefined : blockAt(event.target, isKnown)
    if (id === hovered) return
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
    const intent = canvasKey(event, shown.selected)
    if (!intent) return
    event.preventDefault()
    send(intent)
  })

  return {
    show(data) {
      const message = parseToPage(data)
      if (!message) return
      const isSame = message.selected === shown.selected
      shown = message
      titles = new Map(message.blocks.map(({ id, title }) => [id, title]))
      hoverGrip.hidden = message.mayDrag !== true
      toolbar.show(message)
      handles.show(message)
      dropZone.show(message.drag)
      typing.show(message.typed, message.typedRich)
      redraw()
      picker.show(message.picked)
      if (!isSame && message.selected !== undefined) scrollToBlock(message.selected)
    },
    redraw,
  }
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
