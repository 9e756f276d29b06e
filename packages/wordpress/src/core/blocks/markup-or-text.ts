import type { ConvertedBlock, ConvertTools } from '../convert/convert.ts'
import { markupBlocks } from '../convert/markup.ts'
import { elementsOf, type HtmlElement, type HtmlNode, parseHtml } from '../html/html-tree.ts'
import { parseAllShortcodes } from '../shortcodes/parse-shortcodes.ts'

/** Elements whose meaning blocks of ours keep. */
const UNDERSTOOD = new Set(
  (
    'p h1 h2 h3 h4 h5 h6 ul ol li blockquote cite a b strong i em s del u ins strike sub sup code kbd br hr div section ' +
    'span img figure figcaption picture source pre iframe video audio track object embed param center font small mark ' +
    'script style noscript link meta table thead tbody tfoot tr th td caption wbr details summary'
  ).split(' '),
)

const PLAYERS = new Set('iframe video audio object embed'.split(' '))

/** HTML that somebody wrote by hand: as blocks where these say the same, as safe markup otherwise. */
export function markupOrText(html: string, tools: ConvertTools): readonly ConvertedBlock[] {
  const nodes = parseHtml(html)
  const hasShortcodes = parseAllShortcodes(html, { has: () => false }).some(({ kind }) => kind === 'shortcode')
  const isUnderstood = elementsOf(nodes, ({ name }) => !UNDERSTOOD.has(name)).length === 0
  if (isUnderstood || hasShortcodes) return tools.html(html)
  const players = elementsOf(nodes, ({ name }) => PLAYERS.has(name))
  const markup = markupBlocks(without(nodes, new Set(players)), tools.context)
  return [...markup, ...players.flatMap((player) => tools.html(playerHtml(player)))]
}

function without(nodes: readonly HtmlNode[], removed: ReadonlySet<HtmlNode>): readonly HtmlNode[] {
  return nodes.flatMap((node): readonly HtmlNode[] => {
    if (node.kind === 'text') return [node]
    return removed.has(node) ? [] : [{ ...node, children: without(node.children, removed) }]
  })
}

/** A player as HTML, with the addresses that matter. */
function playerHtml(player: HtmlElement): string {
  const attributes = [...player.attributes].map(
    ([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  )
  const inner = player.children.map((child) => (child.kind === 'element' ? playerHtml(child) : ''))
  return `<${player.name}${attributes.join('')}>${inner.join('')}</${player.name}>`
}
