'use client'

import { Link, useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { blockTitle } from '../core/block-tree.ts'
import { type PaletteGroup, type PaletteItem, paletteGroups } from '../core/palette.ts'
import { type FoundPage, soughtCommands } from '../core/palette-commands.ts'
import { recentItems, rememberItem } from './recent-items.ts'
import { downloadSections, SectionFiles } from './section-files.tsx'
import type { Canvas } from './use-canvas.ts'
import { type Drag, useDraggable } from './use-draggable.ts'
import { useFoundPages } from './use-found-pages.ts'
import { usePalette } from './use-palette.ts'
import { type Runnable, usePaletteCommands } from './use-palette-commands.ts'

/** Everything that may be added at a place, drawn as this site draws it; besides, actions, and the pages of the site. */
export function Palette({ canvas, at }: { readonly canvas: Canvas; readonly at: string | undefined }): ReactNode {
  const { language } = useTranslation().i18n
  const word = useMemo(() => adminTexts(language), [language])
  const { tree, rules, add, carry } = canvas
  const { items, saved, reload } = usePalette(rules)
  const [sought, setSought] = useState('')
  const [recent] = useState(recentItems)
  const dialog = useRef<HTMLDialogElement>(null)
  const searchId = useId()
  const groups = useMemo(
    () => (items ? paletteGroups(items, { tree, at, sought, recent, word }) : []),
    [items, tree, at, sought, recent, word],
  )
  const commands = soughtCommands(usePaletteCommands(canvas), sought)
  const pages = useFoundPages(sought)
  const count = groups.reduce((sum, group) => sum + group.items.length, commands.length + pages.length)
  const node = at === undefined ? undefined : tree.blocks.get(at)

  useEffect(() => dialog.current?.showModal(), [])

  const choose = (item: PaletteItem) => {
    rememberItem(item.key)
    dialog.current?.close()
    add(item.blocks)
  }
  const run = (command: Runnable) => {
    // What it opens or focuses must not be behind a dialog.
    dialog.current?.close()
    command.run()
  }
  const drag = (item: PaletteItem): Drag => ({
    carried: { key: `palette ${item.key}`, title: item.label, blocks: item.blocks },
    begin(carried) {
      carry(carried)
      // A modal dialog would keep the pointer from the page.
      show(false)
    },
    end(isDropped) {
      carry(undefined)
      if (!isDropped) return show(true)
      rememberItem(item.key)
      add(undefined)
    },
  })
  const show = (isShown: boolean) => {
    const { current } = dialog
    if (!current) return
    current.close()
    current.classList.toggle('page-palette--away', !isShown)
    if (isShown) current.showModal()
    else current.show()
  }
  const search = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const [first, command] = [groups[0]?.items[0], commands[0]]
    if (first) return choose(first)
    if (command) return run(command)
    dialog.current?.querySelector<HTMLElement>('.page-palette__lines a')?.click()
  }
  return createPortal(
    <dialog
      ref={dialog}
      className="page-palette"
      aria-label={word({ en: 'Add to the page', de: 'Zur Seite hinzufügen' })}
      onClose={() => !dialog.current?.open && add(undefined)}
    >
      <div className="page-palette__head">
        <label htmlFor={searchId}>
          {word({ en: 'Add', de: 'Hinzufügen' })}{' '}
          {node
            ? word({ en: `behind ${blockTitle(node)}`, de: `hinter ${blockTitle(node)}` })
            : word({ en: 'at the end of the page', de: 'am Ende der Seite' })}
        </label>
        <input
          id={searchId}
          type="search"
          placeholder={word({
            en: 'Hero, prices, publish, a page …',
            de: 'Seitenanfang, Preise, Veröffentlichen, eine Seite …',
          })}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
          onKeyDown={search}
        />
        <button type="button" onClick={() => dialog.current?.close()}>
          {word({ en: 'Close', de: 'Schließen' })}
        </button>
      </div>
      <output className="page-palette__count">
        {items
          ? word({ en: `${count} to choose from`, de: `${count} zur Auswahl` })
          : word({ en: 'Loading …', de: 'Wird geladen …' })}
      </output>
      <div className="page-palette__groups">
        {groups.map((group) => (
          <Group key={group.name} group={group} choose={choose} drag={drag} />
        ))}
        {commands.length > 0 && <Commands commands={commands} run={run} />}
        {pages.length > 0 && <Pages pages={pages} close={() => dialog.current?.close()} />}
        {items && count === 0 && (
          <p>
            {word({
              en: 'Nothing that may stand here has these words, nor has an action or a page.',
              de: 'Nichts, was hier stehen darf, keine Aktion und keine Seite enthält diese Worte.',
            })}
          </p>
        )}
      </div>
      <SectionFiles sections={saved} rules={rules} imported={reload} />
    </dialog>,
    document.body,
  )
}

function Group({
  group,
  choose,
  drag,
}: {
  readonly group: PaletteGroup
  readonly choose: (item: PaletteItem) => void
  readonly drag: (item: PaletteItem) => Drag
}): ReactNode {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{group.name}</h2>
      <ul>
        {group.items.map((item) => (
          <Item key={item.key} item={item} choose={choose} drag={drag(item)} />
        ))}
      </ul>
    </section>
  )
}

function Commands({
  commands,
  run,
}: {
  readonly commands: readonly Runnable[]
  readonly run: (command: Runnable) => void
}): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{word({ en: 'Actions', de: 'Aktionen' })}</h2>
      <ul className="page-palette__lines">
        {commands.map((command) => (
          <li key={command.key}>
            <button type="button" onClick={() => run(command)}>
              {command.label}
            </button>
            {command.keys !== undefined && <kbd>{command.keys}</kbd>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Links, so that the form asks before it loses what is not saved. */
function Pages({ pages, close }: { readonly pages: readonly FoundPage[]; readonly close: () => void }): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{word({ en: 'Pages', de: 'Seiten' })}</h2>
      <ul className="page-palette__lines">
        {pages.map(({ id, title, path }) => (
          <li key={id}>
            <Link href={`/admin/collections/pages/${id}`} onClick={close}>
              {title}
            </Link>
            {path !== undefined && <span>{path}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** An item: a click adds it where the palette was opened, a drag wherever it is dropped on the page. */
function Item({
  item,
  choose,
  drag,
}: {
  readonly item: PaletteItem
  readonly choose: (item: PaletteItem) => void
  readonly drag: Drag
}): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const card = useRef<HTMLLIElement>(null)
  useDraggable(card, drag)
  return (
    <li ref={card} className="page-palette__item">
      <Look look={item.look} />
      <button type="button" onClick={() => choose(item)}>
        {item.label}
      </button>
      {item.key.startsWith('copy ') && (
        <button
          type="button"
          className="page-palette__download"
          aria-label={word({ en: `Download ${item.label}`, de: `${item.label} herunterladen` })}
          title={word({ en: 'Download as a file', de: 'Als Datei herunterladen' })}
          onClick={() => downloadSections([{ title: item.label, blocks: item.blocks }])}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M8 2v8M4.5 7 8 10.5 11.5 7M3 13h10" />
          </svg>
        </button>
      )}
    </li>
  )
}

/** A small picture of an item. The page in it runs no script, and nothing in it can be reached. */
function Look({ look }: { readonly look: PaletteItem['look'] }): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  return (
    <div className="page-palette__look" inert>
      {look?.kind === 'page' && (
        <iframe
          src={look.address}
          title={word({ en: 'Example', de: 'Beispiel' })}
          loading="lazy"
          sandbox="allow-same-origin"
          tabIndex={-1}
        />
      )}
      {look?.kind === 'drawing' && <img src={look.address} alt="" />}
    </div>
  )
}
