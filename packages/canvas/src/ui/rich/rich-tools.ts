import { $getSelection, $setSelection, type BaseSelection, type LexicalEditor } from 'lexical'
import { boxOfElements } from '../overlay/blocks-on-page.ts'
import { placeBar } from '../overlay/place-bar.ts'
import { placeBelow } from '../overlay/place-below.ts'
import { $removeLinks, $selectedLink, $setLink } from './link-edits.ts'
import { createLinkForm } from './link-form.ts'
import { createRichToolbar } from './rich-toolbar.ts'
import { openToolsHost } from './tools-host.ts'

/** Opens the toolbar of the text, and the form of a link when it is asked for. */
export function openRichTools(editor: LexicalEditor, element: HTMLElement, overlay: HTMLElement) {
  const { host, root } = openToolsHost(overlay)
  const said = document.createElement('output')
  said.className = 'bar said'
  let form: HTMLFormElement | undefined
  const closeForm = () => {
    form?.remove()
    form = undefined
  }
  const change = (selected: BaseSelection | null, work: () => void) => {
    closeForm()
    editor.update(() => {
      // The focus was in the form meanwhile.
      if (selected) $setSelection(selected.clone())
      work()
    })
    editor.focus()
  }
  const askLink = () => {
    closeForm()
    const [selected, fields] = editor.read(() => [$getSelection()?.clone() ?? null, $selectedLink()] as const)
    form = createLinkForm({
      fields,
      save: (answer) => change(selected, () => $setLink(answer.fields, answer.words)),
      remove: () => change(selected, $removeLinks),
      cancel: () => change(selected, () => {}),
    })
    root.append(form)
    redraw()
    form.querySelector('input')?.focus({ preventScroll: true })
  }
  const toolbar = createRichToolbar(editor, askLink)
  toolbar.element.addEventListener('keydown', ({ key }) => key === 'Escape' && editor.focus())
  root.append(toolbar.element, said)
  const redraw = () => {
    const box = boxOfElements([element])
    placeBar(toolbar.element, box)
    const caret = getSelection()?.rangeCount ? getSelection()?.getRangeAt(0).getBoundingClientRect() : undefined
    if (!form || form.contains(root.activeElement)) return
    const bottom = caret && caret.height > 0 ? caret.bottom : element.getBoundingClientRect().top
    placeBelow(form, { left: caret?.left ?? 0, bottom })
  }
  return {
    askLink,
    redraw,
    refresh: toolbar.refresh,
    focus: toolbar.focus,
    /** Says why something was not done. */
    say(sentence: string | undefined) {
      said.textContent = sentence ?? ''
      const { left, bottom } = toolbar.element.getBoundingClientRect()
      said.style.left = `${left + scrollX}px`
      said.style.top = `${bottom + scrollY + 4}px`
    },
    holds: (target: EventTarget | null) => target === host,
    close: () => host.remove(),
  }
}
