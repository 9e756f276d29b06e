import { DecoratorNode, type NodeKey, type SerializedLexicalNode } from 'lexical'

/** A part of a rich text that is no text: it can be moved over, copied and deleted, and stays as it is stored. */
export abstract class StoredNode extends DecoratorNode<SerializedLexicalNode> {
  __stored: SerializedLexicalNode

  constructor(stored: SerializedLexicalNode, key?: NodeKey) {
    super(key)
    this.__stored = stored
  }
  override exportJSON(): SerializedLexicalNode {
    return this.getLatest().__stored
  }
  override decorate(): SerializedLexicalNode {
    return this.getLatest().__stored
  }
  override createDOM(): HTMLElement {
    const element = document.createElement('figure')
    element.className = 'prose__figure'
    return element
  }
  override updateDOM(): boolean {
    return false
  }
  override isInline(): boolean {
    return false
  }
}

/** A picture. */
export class UploadNode extends StoredNode {
  static override getType(): string {
    return 'upload'
  }
  static override clone(node: UploadNode): UploadNode {
    return new UploadNode(node.__stored, node.__key)
  }
  static override importJSON(stored: SerializedLexicalNode): UploadNode {
    return new UploadNode(stored)
  }
}

/** A document that the text refers to; the site does not show it. */
export class RelationshipNode extends StoredNode {
  static override getType(): string {
    return 'relationship'
  }
  static override clone(node: RelationshipNode): RelationshipNode {
    return new RelationshipNode(node.__stored, node.__key)
  }
  static override importJSON(stored: SerializedLexicalNode): RelationshipNode {
    return new RelationshipNode(stored)
  }
}

/** A line between paragraphs. */
export class HorizontalRuleNode extends StoredNode {
  static override getType(): string {
    return 'horizontalrule'
  }
  static override clone(node: HorizontalRuleNode): HorizontalRuleNode {
    return new HorizontalRuleNode(node.__stored, node.__key)
  }
  static override importJSON(stored: SerializedLexicalNode): HorizontalRuleNode {
    return new HorizontalRuleNode(stored)
  }
  override createDOM(): HTMLElement {
    return document.createElement('hr')
  }
}
