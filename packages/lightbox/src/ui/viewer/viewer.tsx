import { mount } from '@vitrine/islands/mount'
import { createRef } from 'react'
import type { ControllerRef } from 'yet-another-react-lightbox'
import type { ItemPosition } from '../../core/item-position.ts'
import { fromProps, type LightboxProps } from '../../core/settings.ts'
import { groupOf, linksOf } from '../links.ts'
import { GalleryView } from './gallery-view.tsx'
import { currentPosition, enter, leave, move } from './history-entry.ts'
import { type Item, itemsOf } from './item.ts'

/** The lightbox of a page. */
export interface Viewer {
  /** Opens a link, which is known to be an item. */
  open(link: HTMLAnchorElement): void
  /** Shows what the address asks for; closes when that is nothing. */
  follow(): void
}

interface Opened {
  readonly group: string
  readonly items: readonly Item[]
  readonly index: number
  /** Gets the focus back. */
  readonly opener: HTMLAnchorElement
}

/** Reserves the space of classic scrollbars while the page does not scroll: nothing shifts when the lightbox opens. */
function noteScrollbar(): void {
  const { documentElement } = document
  documentElement.toggleAttribute('data-lightbox-gutter', innerWidth > documentElement.clientWidth)
}

/** Makes the lightbox of a part of the page, closed. Events `vitrine:lightbox:open`, `:move` and `:close` come from it. */
export function createViewer(place: HTMLElement, props: LightboxProps, signal: AbortSignal): Viewer {
  const settings = fromProps(props)
  const { deepLinking } = settings
  const root = mount(document.createElement('div'))
  const controller = createRef<ControllerRef>()
  let opened: Opened | undefined
  let isClosing = false

  const render = () =>
    root.render(
      opened && (
        <GalleryView
          key={opened.group}
          items={opened.items}
          index={opened.index}
          settings={settings}
          videoTexts={props.videoTexts}
          controller={controller}
          onMove={(index) => {
            if (!opened || opened.index === index) return
            opened = { ...opened, index }
            move({ group: opened.group, index }, deepLinking)
            emit('move')
            render()
          }}
          onClosing={() => {
            isClosing = true
            leave(deepLinking)
            opened?.opener.focus({ preventScroll: true })
          }}
          onClosed={() => {
            emit('close')
            opened = undefined
            isClosing = false
            render()
          }}
        />
      ),
    )

  const emit = (name: string) => {
    if (!opened) return
    const { group, index } = opened
    place.dispatchEvent(new CustomEvent(`vitrine:lightbox:${name}`, { bubbles: true, detail: { group, index } }))
  }

  const show = ({ group, index }: ItemPosition, items: readonly Item[]) => {
    const item = items[index]
    if (!item) return
    const isNew = opened?.group !== group
    if (!opened) noteScrollbar()
    opened = { group, items, index, opener: opened?.opener ?? item.link }
    render()
    emit(isNew ? 'open' : 'move')
  }

  const close = () => opened && !isClosing && controller.current?.close()

  /** Those of the gallery that is open stay what they were when it opened. */
  const itemsIn = (group: string) =>
    group === opened?.group ? opened.items : itemsOf(linksOf(place, group, props), props)

  signal.addEventListener('abort', () => root.unmount())
  return {
    open(link) {
      if (opened) return
      const group = groupOf(link)
      const items = itemsIn(group)
      const index = items.findIndex((item) => item.link === link)
      if (index < 0) return
      // Its library would give the focus back to what has it now, and scroll there.
      link.blur()
      enter({ group, index }, deepLinking)
      show({ group, index }, items)
    },
    follow() {
      const wanted = currentPosition(deepLinking)
      const items = wanted ? itemsIn(wanted.group) : []
      if (!wanted || !items[wanted.index]) close()
      else if (!isClosing && (opened?.group !== wanted.group || opened.index !== wanted.index)) show(wanted, items)
    },
  }
}
