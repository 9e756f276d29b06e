import { ListItemNode, ListNode } from '@lexical/list'
import { HeadingNode, QuoteNode } from '@lexical/rich-text'
import type { Klass, LexicalNode } from 'lexical'
import { AutoLinkNode, LinkNode } from './link-node.ts'
import { HorizontalRuleNode, RelationshipNode, UploadNode } from './stored-node.ts'

/** Classes of nodes that Payload's editor stores, besides those that Lexical always has. */
export const RICH_NODES: readonly Klass<LexicalNode>[] = [
  HeadingNode,
  QuoteNode,
  ListNode,
  ListItemNode,
  LinkNode,
  AutoLinkNode,
  UploadNode,
  RelationshipNode,
  HorizontalRuleNode,
]
