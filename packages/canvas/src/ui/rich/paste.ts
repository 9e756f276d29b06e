import { $insertNodes, $parseSerializedNode, type LexicalEditor, type SerializedLexicalNode } from 'lexical'
import { paragraphNode, type RichNode, textNode } from '../../core/rich-nodes.ts'
import { isStored, rowsOf, type Stored } from '../../core/stored.ts'
import { areKnownNodes } from '../../core/typed-rich.ts'
import { word } from '../words.ts'

/** Characters of HTML that are read, 2 MB: Word adds all styles of a document to what is copied of it. */
const MAX_HTML = 2_000_000

/** Characters of a text that is pasted at once; a book is pasted by chapters. */
const MAX_TEXT = 200_000

/** Nodes as they are copied from an editor of ours, on a page or in a form. */
const OWN_TYPE = 'application/x-lexical-editor'

/**
 * Puts what was copied at the selection, without anything of its looks.
 *
 * @returns A sentence that says why it was not.
 */
export async function paste(editor: LexicalEditor, data: DataTransfer): Promise<string | undefined> {
  // What is copied can be read only while the event is handled.
  const [own, html, text] = [data.getData(OWN_TYPE), data.getData('text/html'), data.getData('text/plain')]
  if (text.length > MAX_TEXT)
    return word({
      en: `This is longer than ${MAX_TEXT.toLocaleString('en')} characters. Paste it in parts.`,
      de: `Das ist länger als ${MAX_TEXT.toLocaleString('de')} Zeichen. Fügen Sie es in Teilen ein.`,
    })
  const nodes = ownNodes(own) ?? (await nodesOfHtml(html)) ?? plainNodes(text)
  const [only] = nodes
  editor.update(() => {
    // A single paragraph is words, which come into the line.
    const inserted = nodes.length === 1 && only?.type === 'paragraph' ? rowsOf(only.children) : nodes
    const made = inserted.map((node) => $parseSerializedNode(serialized(node)))
    if (made.length > 0) $insertNodes(made)
  })
  return undefined
}

function ownNodes(text: string): readonly Stored[] | undefined {
  if (text === '') return undefined
  try {
    const copied: unknown = JSON.parse(text)
    const nodes = isStored(copied) ? rowsOf(copied.nodes) : []
    return nodes.length > 0 && areKnownNodes(nodes) ? nodes : undefined
  } catch {
    return undefined
  }
}

/** The reader of HTML is loaded when somebody pastes. */
async function nodesOfHtml(html: string): Promise<readonly RichNode[] | undefined> {
  if (html === '' || html.length > MAX_HTML) return undefined
  const { pastedNodes } = await import('../../core/pasted/pasted-html.ts')
  const nodes = pastedNodes(html)
  return nodes.length > 0 ? nodes : undefined
}

function plainNodes(text: string): readonly RichNode[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  return lines.map((line) => paragraphNode([textNode(line)]))
}

function serialized(node: Stored): SerializedLexicalNode {
  return { ...node, type: String(node.type), version: Number(node.version) || 1 }
}
