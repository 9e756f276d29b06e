import {
  ElementNode,
  type LexicalNode,
  type NodeKey,
  type RangeSelection,
  type SerializedElementNode,
  type SerializedLexicalNode,
} from 'lexical'
import { isStored, type Stored } from '../../core/stored.ts'

/** A link as Payload's editor stores it. */
interface SerializedLink extends SerializedElementNode {
  readonly fields: Stored
  readonly id?: unknown
}

/** Stored parts of a link besides its words. */
interface LinkData {
  readonly fields: Stored
  readonly id?: unknown
  readonly version: number
}

/** A link to an address, or to a document of the site. It leads nowhere while it is edited. */
export class LinkNode extends ElementNode {
  __link: LinkData

  constructor(link: LinkData = { fields: {}, version: 3 }, key?: NodeKey) {
    super(key)
    this.__link = link
  }
  static override getType(): string {
    return 'link'
  }
  static override clone(node: LinkNode): LinkNode {
    return new LinkNode(node.__link, node.__key)
  }
  static override importJSON(stored: SerializedLexicalNode & Stored): LinkNode {
    return new LinkNode(dataOf(stored)).updateFromJSON(elementOf(stored))
  }
  override exportJSON(): SerializedLink {
    const { fields, id, version } = this.getLatest().__link
    return { ...super.exportJSON(), fields, ...(id !== undefined && { id }), version }
  }
  override createDOM(): HTMLElement {
    const element = document.createElement('a')
    element.setAttribute('href', '#')
    return element
  }
  override updateDOM(): boolean {
    return false
  }
  getFields(): Stored {
    return this.getLatest().__link.fields
  }
  setFields(fields: Stored): this {
    const writable = this.getWritable()
    writable.__link = { ...writable.__link, fields }
    return writable
  }
  override insertNewAfter(_: RangeSelection, restoreSelection = true): ElementNode | null {
    const block = this.getParentOrThrow().insertNewAfter(_, restoreSelection)
    if (!(block instanceof ElementNode)) return null
    const rest = new LinkNode({ fields: this.getFields(), version: this.__link.version })
    block.append(rest)
    return rest
  }
  override canInsertTextBefore(): boolean {
    return false
  }
  override canInsertTextAfter(): boolean {
    return false
  }
  override canBeEmpty(): boolean {
    return false
  }
  override isInline(): boolean {
    return true
  }
}

/** A link that Payload's editor made of an address that was typed. */
export class AutoLinkNode extends LinkNode {
  static override getType(): string {
    return 'autolink'
  }
  static override clone(node: AutoLinkNode): AutoLinkNode {
    return new AutoLinkNode(node.__link, node.__key)
  }
  static override importJSON(stored: SerializedLexicalNode & Stored): AutoLinkNode {
    return new AutoLinkNode(dataOf(stored)).updateFromJSON(elementOf(stored))
  }
}

export function isLink(node: LexicalNode | null | undefined): node is LinkNode {
  return node instanceof LinkNode
}

function dataOf({ fields, id, version }: SerializedLexicalNode & Stored): LinkData {
  return { fields: isStored(fields) ? fields : {}, ...(id !== undefined && { id }), version }
}

/** Links stand in a line: of what elements have, they have a direction at most. */
function elementOf({ direction }: Stored): Pick<SerializedElementNode, 'direction' | 'format' | 'indent'> {
  return { direction: direction === 'ltr' || direction === 'rtl' ? direction : null, format: '', indent: 0 }
}
