import {
  $isListNode,
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  ListNode,
  REMOVE_LIST_COMMAND,
} from '@lexical/list'
import {
  $createHeadingNode,
  $createQuoteNode,
  $isHeadingNode,
  $isQuoteNode,
  type HeadingTagType,
} from '@lexical/rich-text'
import { $setBlocksType } from '@lexical/selection'
import { $getNearestNodeOfType } from '@lexical/utils'
import type { AdminText } from '@vitrine/content/core'
import {
  $createParagraphNode,
  $getSelection,
  $isRangeSelection,
  FORMAT_TEXT_COMMAND,
  INDENT_CONTENT_COMMAND,
  type LexicalCommand,
  type LexicalEditor,
  OUTDENT_CONTENT_COMMAND,
  type TextFormatType,
} from 'lexical'
import { word } from '../words.ts'
import { $selectedLink } from './link-edits.ts'

/** Kind of a paragraph, as the toolbar names it. */
type BlockKind = 'paragraph' | HeadingTagType | 'quote' | 'list'

const KINDS: readonly (readonly [BlockKind, AdminText])[] = [
  ['paragraph', { en: 'Text', de: 'Text' }],
  ['h2', { en: 'Heading 2', de: 'Überschrift 2' }],
  ['h3', { en: 'Heading 3', de: 'Überschrift 3' }],
  ['h4', { en: 'Heading 4', de: 'Überschrift 4' }],
  ['h5', { en: 'Heading 5', de: 'Überschrift 5' }],
  ['h6', { en: 'Heading 6', de: 'Überschrift 6' }],
  ['quote', { en: 'Quote', de: 'Zitat' }],
]

/** Marks of words: their name, keys and letter. */
const FORMATS: readonly (readonly [TextFormatType, AdminText, string])[] = [
  ['bold', { en: 'Bold (Ctrl+B)', de: 'Fett (Strg+B)' }, '<b>B</b>'],
  ['italic', { en: 'Italic (Ctrl+I)', de: 'Kursiv (Strg+I)' }, '<i>I</i>'],
  ['underline', { en: 'Underline (Ctrl+U)', de: 'Unterstrichen (Strg+U)' }, '<u>U</u>'],
  ['strikethrough', { en: 'Strike through', de: 'Durchgestrichen' }, '<s>S</s>'],
  ['code', { en: 'Code', de: 'Code' }, '&lt;&gt;'],
  ['subscript', { en: 'Subscript', de: 'Tiefgestellt' }, 'x<sub>2</sub>'],
  ['superscript', { en: 'Superscript', de: 'Hochgestellt' }, 'x<sup>2</sup>'],
]

const LINK_ICON =
  '<svg viewBox="0 0 16 16"><path d="M6.5 9.5a2.5 2.5 0 0 0 3.6 0l2.6-2.6a2.5 2.5 0 0 0-3.6-3.6l-.9.9M9.5 6.5a2.5 2.5 0 0 0-3.6 0L3.3 9.1a2.5 2.5 0 0 0 3.6 3.6l.9-.9"/></svg>'

/** Toolbar of a rich text that is typed on the page. */
export interface RichToolbar {
  readonly element: HTMLElement
  /** Shows what the selection is. */
  refresh(): void
  /** Moves the focus to it. */
  focus(): void
}

interface Tool {
  readonly button: HTMLButtonElement
  readonly isOn?: (state: SelectionState) => boolean
  readonly isPossible?: (state: SelectionState) => boolean
}

interface SelectionState {
  readonly kind: BlockKind
  readonly list: 'bullet' | 'number' | undefined
  readonly isLink: boolean
  readonly has: (format: TextFormatType) => boolean
}

/** @param askLink Opens the form of a link. */
export function createRichToolbar(editor: LexicalEditor, askLink: () => void): RichToolbar {
  const element = document.createElement('div')
  element.className = 'bar'
  element.setAttribute('role', 'toolbar')
  element.setAttribute('aria-label', word({ en: 'Text', de: 'Text' }))
  const kinds = kindSelect(editor)
  const tools = toolsOf(editor, askLink)
  const controls: readonly HTMLElement[] = [kinds, ...tools.map(({ button }) => button)]
  element.append(...controls)
  // One of them is in the order of Tab; arrows go to the others.
  for (const [index, control] of controls.entries()) control.tabIndex = index === 0 ? 0 : -1
  element.addEventListener('keydown', (event) => walk(event, controls))
  // A press leaves the focus in the text.
  element.addEventListener('mousedown', (event) => event.target instanceof HTMLSelectElement || event.preventDefault())
  return {
    element,
    refresh() {
      const state = editor.read(() => $selectionState())
      if (!state) return
      kinds.value = state.kind
      for (const { button, isOn, isPossible } of tools) {
        if (isOn) button.setAttribute('aria-pressed', String(isOn(state)))
        if (isPossible) button.setAttribute('aria-disabled', String(!isPossible(state)))
      }
    },
    focus: () => controls.find(({ tabIndex }) => tabIndex === 0)?.focus(),
  }
}

function toolsOf(editor: LexicalEditor, askLink: () => void): readonly Tool[] {
  const run = <Payload>(command: LexicalCommand<Payload>, payload: Payload) => {
    editor.dispatchCommand(command, payload)
    editor.focus()
  }
  const formats = FORMATS.map(
    ([format, label, letter]): Tool => ({
      button: buttonOf(label, letter, () => run(FORMAT_TEXT_COMMAND, format)),
      isOn: ({ has }) => has(format),
    }),
  )
  const list = (kind: 'bullet' | 'number', label: AdminText, letter: string): Tool => {
    const isOn = (state: SelectionState) => state.list === kind
    const command = kind === 'bullet' ? INSERT_UNORDERED_LIST_COMMAND : INSERT_ORDERED_LIST_COMMAND
    const button = buttonOf(label, letter, () => {
      const state = editor.read(() => $selectionState())
      run(state && isOn(state) ? REMOVE_LIST_COMMAND : command, undefined)
    })
    return { button, isOn }
  }
  const isPossible = ({ list: inList }: SelectionState) => inList !== undefined
  return [
    ...formats,
    {
      button: buttonOf({ en: 'Link (Ctrl+K)', de: 'Link (Strg+K)' }, LINK_ICON, askLink),
      isOn: ({ isLink }) => isLink,
    },
    list('bullet', { en: 'List', de: 'Liste' }, '&bull;&#8801;'),
    list('number', { en: 'Numbered list', de: 'Nummerierte Liste' }, '1.'),
    {
      button: buttonOf({ en: 'Into the list', de: 'In die Liste hinein' }, '&rarr;', () =>
        run(INDENT_CONTENT_COMMAND, undefined),
      ),
      isPossible,
    },
    {
      button: buttonOf({ en: 'Out of the list', de: 'Aus der Liste heraus' }, '&larr;', () =>
        run(OUTDENT_CONTENT_COMMAND, undefined),
      ),
      isPossible,
    },
  ]
}

function kindSelect(editor: LexicalEditor): HTMLSelectElement {
  const select = document.createElement('select')
  select.setAttribute('aria-label', word({ en: 'Kind of paragraph', de: 'Art des Absatzes' }))
  const options = [
    ...KINDS,
    ['list', { en: 'List', de: 'Liste' }],
    ['h1', { en: 'Heading 1', de: 'Überschrift 1' }],
  ] as const
  for (const [kind, label] of options) {
    const option = new Option(word(label), kind)
    // These are shown where they stand, and not chosen here.
    option.hidden = kind === 'list' || kind === 'h1'
    select.append(option)
  }
  select.addEventListener('change', () => {
    const kind = KINDS.find(([name]) => name === select.value)?.[0]
    if (!kind || kind === 'list') return
    editor.update(() => {
      const selection = $getSelection()
      if (!$isRangeSelection(selection)) return
      $setBlocksType(selection, () => {
        if (kind === 'paragraph') return $createParagraphNode()
        return kind === 'quote' ? $createQuoteNode() : $createHeadingNode(kind)
      })
    })
    editor.focus()
  })
  return select
}

/** State of the selection. Undefined: nothing is selected, or a part that is no text. */
function $selectionState(): SelectionState | undefined {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return undefined
  const node = selection.anchor.getNode()
  const list = $getNearestNodeOfType(node, ListNode)
  const block = node.getKey() === 'root' ? node : node.getTopLevelElement()
  const kind = $isHeadingNode(block)
    ? block.getTag()
    : $isQuoteNode(block)
      ? 'quote'
      : $isListNode(block)
        ? 'list'
        : 'paragraph'
  const type = list?.getListType()
  return {
    kind,
    list: type === 'check' ? undefined : type,
    isLink: $selectedLink() !== undefined,
    has: (format) => selection.hasFormat(format),
  }
}

/** @param letter Markup of ours. */
function buttonOf(text: AdminText, letter: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  const label = word(text)
  button.title = label
  button.setAttribute('aria-label', label.replace(/ \(.*/, ''))
  const drawn = document.createElement('span')
  drawn.setAttribute('aria-hidden', 'true')
  drawn.innerHTML = letter
  button.append(drawn)
  button.addEventListener('click', () => button.getAttribute('aria-disabled') !== 'true' && press())
  return button
}

function walk(event: KeyboardEvent, controls: readonly HTMLElement[]): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  const at = event.target instanceof HTMLElement ? controls.indexOf(event.target) : -1
  const next = step === undefined || at === -1 ? undefined : controls[(at + step + controls.length) % controls.length]
  if (!next) return
  event.preventDefault()
  for (const control of controls) control.tabIndex = control === next ? 0 : -1
  next.focus()
}
