/** Longest address that is looked for alone in a line, in characters. */
const MAX_ADDRESS = 2000

const LINE = /^([ \t]*)(https?:\/\/[^\s<>"[\]]+)[ \t]*$/gim
const PARAGRAPH = /<p(?:\s[^<>]*)?>\s*(https?:\/\/[^\s<>"[\]]+)\s*<\/p>/gi

/** Begins and ends of parts whose lines are no lines of the text. */
const VERBATIM = /<(pre|code|textarea|script|style|iframe|video|audio|object)\b|\[(embed)\b/gi

/** An address that may stand alone, since nothing but blanks is before it in its line or element. */
const ALONE = /(?:^|>)\s*https?:\/\//im

/** Marks addresses that stand alone in a line or paragraph as embeds, which is what WordPress makes of them. */
export function markBareAddresses(html: string): string {
  if (!/https?:\/\//i.test(html) || !ALONE.test(html)) return html
  const lower = html.toLowerCase()
  // Ends that are not there are looked for once.
  const gone = new Set<string>()
  const parts: string[] = []
  let at = 0
  for (const { index, 1: element, 2: shortcode } of html.matchAll(VERBATIM)) {
    const end = shortcode === undefined ? `</${element?.toLowerCase()}` : '[/embed]'
    if (index < at || gone.has(end)) continue
    const close = lower.indexOf(end, index)
    if (close === -1) {
      gone.add(end)
      continue
    }
    parts.push(markedPart(html.slice(at, index)), html.slice(index, close))
    at = close
  }
  return [...parts, markedPart(html.slice(at))].join('')
}

function markedPart(part: string): string {
  return part
    .replace(LINE, (line, _, address: string) => (address.length > MAX_ADDRESS ? line : embed(address)))
    .replace(PARAGRAPH, (paragraph, address: string) => (address.length > MAX_ADDRESS ? paragraph : embed(address)))
}

function embed(address: string): string {
  return `\n\n[embed]${address}[/embed]\n\n`
}
