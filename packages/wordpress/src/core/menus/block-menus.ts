import { type BlockAttributes, numberAttribute, textAttribute } from '../grammar/attributes.ts'
import { type BlockNode, parseBlocks } from '../grammar/parse-blocks.ts'
import type { ImportPlan } from '../plan/prepared-plan.ts'
import type { SourceItem } from '../source/source.ts'
import { plainText } from '../terms/plain-text.ts'
import type { BlockMenu } from './block-menu.ts'
import { targetOfItem, targetOfTerm, targetOfUrl } from './entry-target.ts'
import type { EntryTarget, MenuEntry } from './menu-tree.ts'

type PlanForEntries = Parameters<typeof targetOfUrl>[1] & Pick<ImportPlan, 'oldSite'>

const MAX_LABEL_LENGTH = 200

/** Levels of submenus that are followed. */
const MAX_LEVELS = 50

/** The entries of a menu of a block theme. */
export function blockMenu(item: SourceItem, plan: PlanForEntries): BlockMenu {
  const others: string[] = []
  const entriesIn = (nodes: readonly (string | BlockNode)[], level: number): readonly MenuEntry[] =>
    nodes.flatMap((node): readonly MenuEntry[] => {
      if (typeof node === 'string' || node.name === undefined || level > MAX_LEVELS) return []
      switch (node.name) {
        case 'core/navigation-link':
        case 'core/navigation-submenu':
          return [entryOf(node.attributes, plan, entriesIn(node.pieces, level + 1))]
        case 'core/home-link':
          return [
            {
              ...entryOf({ ...node.attributes, url: plan.options.address }, plan, []),
              label: plainText(textAttribute(node.attributes, 'label') ?? '', MAX_LABEL_LENGTH),
            },
          ]
        case 'core/page-list':
          return pagesBelow(numberAttribute(node.attributes, 'parentPageID') ?? 0, plan)
        case 'core/spacer':
        case 'core/group':
          return entriesIn(node.pieces, level + 1)
        default:
          others.push(node.name)
          return []
      }
    })
  return { entries: entriesIn(parseBlocks(item.content), 1), others }
}

function entryOf(attributes: BlockAttributes, plan: PlanForEntries, children: readonly MenuEntry[]): MenuEntry {
  return {
    label: plainText(textAttribute(attributes, 'label') ?? '', MAX_LABEL_LENGTH),
    description: plainText(textAttribute(attributes, 'description') ?? '', 160),
    newTab: attributes.opensInNewTab === true,
    leadsTo: targetOf(attributes, plan),
    children,
  }
}

function targetOf(attributes: BlockAttributes, plan: PlanForEntries): EntryTarget {
  const kind = textAttribute(attributes, 'kind')
  const id = numberAttribute(attributes, 'id')
  const type = textAttribute(attributes, 'type') ?? ''
  if (id !== undefined && kind === 'post-type') return targetOfItem(id, plan)
  if (id !== undefined && kind === 'taxonomy') return targetOfTerm(type === 'tag' ? 'post_tag' : type, id, plan)
  return targetOfUrl(textAttribute(attributes, 'url') ?? '#', plan)
}

/** Published pages below one, or at the top, by their order. */
function pagesBelow(parent: number, plan: PlanForEntries): readonly MenuEntry[] {
  return plan.lookup
    .itemsOf('page')
    .filter((page) => page.parent === parent)
    .map((page) => ({ label: '', description: '', newTab: false, leadsTo: targetOfItem(page.id, plan), children: [] }))
}
