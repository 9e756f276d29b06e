import { isSpecialPath, writtenAddress } from '@vitrine/content/core'
import { type FoundPage, pagesQuery, parseFoundPages } from '../../core/palette-commands.ts'
import { isStored, type Stored } from '../../core/stored.ts'
import { buttonOf, createForm, labelled } from '../picker/form-parts.ts'
import { word } from '../words.ts'

/** Milliseconds that typing must rest before pages are looked for. */
const REST_MS = 200

/** Answer of an editor who was asked for a link. */
export interface LinkAnswer {
  /** Fields as Payload's editor stores them. */
  readonly fields: Stored
  /** Words of the link where none are selected. */
  readonly words: string
}

interface LinkFormOptions {
  /** Fields of the link that is there. Undefined: there is none yet. */
  readonly fields: Stored | undefined
  readonly save: (answer: LinkAnswer) => void
  /** Undefined: the link stays, whatever it leads to. */
  readonly remove?: () => void
  /** Closes it without a change. */
  readonly cancel: () => void
}

/** A form for a link: an address, or words of a page of this site. */
export function createLinkForm({ fields, save, remove, cancel }: LinkFormOptions): HTMLFormElement {
  const removal = fields && remove && buttonOf('button', word({ en: 'Remove the link', de: 'Link entfernen' }))
  if (removal) removal.addEventListener('click', remove)
  const address = inputOf('text')
  const newTab = inputOf('checkbox')
  newTab.checked = fields?.newTab === true
  address.value = typeof fields?.url === 'string' && fields.linkType !== 'internal' ? fields.url : ''
  const pages = document.createElement('ul')
  let chosen = chosenOf(fields)
  const search = searchPages((found) => pages.replaceChildren(...found.map(pageItem)))

  const pageItem = (page: FoundPage) => {
    const button = buttonOf('button', page.title)
    if (page.path !== undefined)
      button.append(Object.assign(document.createElement('span'), { textContent: page.path }))
    button.addEventListener('click', () => {
      chosen = { relationTo: 'pages', value: page.id }
      finish(page.title)
    })
    const item = document.createElement('li')
    item.append(button)
    return item
  }
  const finish = (words: string) => {
    const target = chosen
      ? { linkType: 'internal', doc: chosen }
      : { linkType: 'custom', url: writtenAddress(address.value)?.url }
    save({ fields: { ...others(fields), ...target, newTab: newTab.checked }, words })
  }
  const small = createForm('Link', {
    cancel,
    other: removal,
    save() {
      if (chosen || writtenAddress(address.value) !== undefined) {
        finish(address.value.trim() || 'Link')
        return undefined
      }
      address.focus()
      return word({
        en: 'This is no address. Choose one of the pages, or type an address such as example.org or /contact/.',
        de: 'Das ist keine Adresse. Wählen Sie eine der Seiten oder schreiben Sie eine Adresse wie example.org oder /kontakt/.',
      })
    },
  })
  address.addEventListener('input', () => {
    chosen = undefined
    small.said.textContent = ''
    search(writtenAddress(address.value) === undefined ? address.value : '')
  })
  if (chosen) void nameIn(address, chosen)
  small.fields.append(
    labelled(word({ en: 'Address, or words of a page', de: 'Adresse oder Worte einer Seite' }), address),
    pages,
    labelled(word({ en: 'Opens in a new tab', de: 'In neuem Tab öffnen' }), newTab),
  )
  return small.form
}

/** Fields of a link besides where it leads. */
function others(fields: Stored | undefined): Stored {
  const { url: _url, doc: _doc, linkType: _type, newTab: _tab, ...rest } = fields ?? {}
  return rest
}

/** The document that a link leads to. */
interface Chosen {
  readonly relationTo: string
  readonly value: number | string
}

function chosenOf(fields: Stored | undefined): Chosen | undefined {
  const doc = fields?.linkType === 'internal' && isStored(fields.doc) ? fields.doc : {}
  const { relationTo, value } = doc
  const id = isStored(value) ? value.id : value
  return typeof relationTo === 'string' && (typeof id === 'number' || typeof id === 'string')
    ? { relationTo, value: id }
    : undefined
}

/** Names in an empty field where the link leads. */
async function nameIn(address: HTMLInputElement, chosen: Chosen): Promise<void> {
  address.placeholder = await titleOf(chosen)
}

/** Title of a document, or what else names it. */
async function titleOf({ relationTo, value }: Chosen): Promise<string> {
  const named = `${relationTo} ${value}`
  try {
    const query = `depth=0&draft=true&select[title]=true&locale=${document.documentElement.lang}`
    const answer = await fetch(`/api/${relationTo}/${value}?${query}`)
    const { title } = (await answer.json()) as { readonly title?: unknown }
    return typeof title === 'string' ? title : named
  } catch {
    return named
  }
}

/** @returns Looks for pages once typing rests; the last question counts. */
function searchPages(show: (found: readonly FoundPage[]) => void): (words: string) => void {
  let left = new AbortController()
  let rest: ReturnType<typeof setTimeout> | undefined
  return (words) => {
    clearTimeout(rest)
    left.abort()
    left = new AbortController()
    const { signal } = left
    if (words.trim() === '') return show([])
    rest = setTimeout(async () => {
      try {
        const answer = await fetch(`/api/pages?${pagesQuery(words, document.documentElement.lang)}`, { signal })
        if (answer.ok) show(parseFoundPages(await answer.json()).filter(({ path }) => !isSpecialPath(path)))
      } catch {
        // The next key asks again; an address can be typed without it.
      }
    }, REST_MS)
  }
}

function inputOf(type: 'text' | 'checkbox'): HTMLInputElement {
  return Object.assign(document.createElement('input'), { type, autocomplete: 'off', spellcheck: false })
}
