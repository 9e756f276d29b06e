import { attribute, type HtmlNode, parseHtml } from '../html/html-tree.ts'
import { withBracketsAsWords } from '../html/without-tags.ts'

/** Longest text of a comment that is read, in characters: what is kept is far shorter. */
const MAX_READ_LENGTH = 65_536

const BREAKING = new Set(['p', 'div', 'blockquote', 'pre', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/** Plain text of a comment: without tags, with the addresses of links in brackets behind their words, lines as they were. */
export function commentText(content: string): string {
  return (
    wordsIn(parseHtml(withBracketsAsWords(content.slice(0, MAX_READ_LENGTH))))
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
      .replace(/[ \t]+\n/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  )
}

function wordsIn(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text
      if (node.name === 'script' || node.name === 'style') return ''
      if (node.name === 'br') return '\n'
      const words = wordsIn(node.children)
      if (node.name === 'a') return withAddress(words, attribute(node, 'href'))
      if (node.name === 'li') return `– ${words.trim()}\n`
      return BREAKING.has(node.name) ? `\n${words}\n` : words
    })
    .join('')
}

function withAddress(words: string, address: string | undefined): string {
  if (address === undefined || !/^https?:\/\//i.test(address) || words.trim() === address) return words
  return `${words} (${address})`
}
