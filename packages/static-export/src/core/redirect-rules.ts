/** An old address and where it leads, as the site has it. */
export interface ExportedRedirect {
  /** A path, a path with a query, or a pattern in which `*` stands for anything and `#` for a number. */
  readonly from: string
  readonly kind: 'path' | 'query' | 'pattern'
  /** Where it leads, with `$1` to `$9` for what a pattern stands for. Undefined: it is gone. */
  readonly to: string | undefined
  readonly status: 301 | 302
}

/** Redirects in the ways that hosts read them. */
export interface RedirectRules {
  /** File `_redirects`, as Netlify and Cloudflare Pages read it. */
  readonly hosts: string
  /** Maps for nginx. */
  readonly nginx: string
  /** Redirects that `_redirects` cannot say. */
  readonly unsaid: readonly string[]
}

/** Writes redirects as rules of hosts, those that mean one address before those that mean many. */
export function redirectRules(redirects: readonly ExportedRedirect[]): RedirectRules {
  const order = { query: 0, path: 1, pattern: 2 }
  const sorted = redirects.toSorted((one, other) => order[one.kind] - order[other.kind])
  const lines = sorted.map((redirect) => [redirect, hostLine(redirect)] as const)
  return {
    hosts: lines.flatMap(([, line]) => (line ? `${line}\n` : [])).join(''),
    nginx: nginxMaps(sorted),
    // A host that knows nothing of an address says that nothing is there: what is gone needs no rule.
    unsaid: lines.flatMap(([{ from, to }, line]) => (line === undefined && to !== undefined ? [from] : [])),
  }
}

function hostLine({ from, kind, to, status }: ExportedRedirect): string | undefined {
  if (to === undefined) return undefined
  if (kind === 'path') return `${encoded(from)} ${encoded(to)} ${status}`
  if (kind === 'query') {
    const [path = '', query = ''] = from.split('?')
    const fields = [...new URLSearchParams(query)].map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    return [encoded(path), ...fields, encoded(to), String(status)].join(' ')
  }
  const isSplat = /^[^*#]*\/\*$/.test(from) && !/\$[2-9]/.test(to)
  return isSplat ? `${encoded(from)} ${encoded(to).replace('$1', ':splat')} ${status}` : undefined
}

/** Value of a map for what is gone. */
const GONE = '"1"'

/** The query of a visitor, to be added to one that a new address has. */
const MORE_ARGS_MAP = 'map $args $vitrine_more_args {\n  default "&$args";\n  "" "";\n}\n'

/** Maps whose last variables are `$vitrine_301`, `$vitrine_302` and `$vitrine_gone`. */
function nginxMaps(redirects: readonly ExportedRedirect[]): string {
  const moved = ([301, 302] as const).map((status) => {
    const these = redirects.filter((redirect) => redirect.to !== undefined && redirect.status === status)
    return nginxMap(`$vitrine_${status}`, these)
  })
  const gone = redirects.filter(({ to }) => to === undefined)
  return [MORE_ARGS_MAP, ...moved, nginxMap('$vitrine_gone', gone)].join('\n')
}

/** A map by path, and one before it for each set of fields that redirects ask for. */
function nginxMap(variable: string, redirects: readonly ExportedRedirect[]): string {
  const queries = redirects.filter(({ kind }) => kind === 'query')
  const namesOf = ({ from }: ExportedRedirect) =>
    fieldsOf(from)
      .map(([name]) => name)
      .join('&')
  const paths = redirects.filter(({ kind }) => kind !== 'query')
  const blocks = [
    nginxBlock(
      '$uri',
      `${variable}_path`,
      '""',
      paths.map((one) => [pathKey(one), pathValue(one)]),
    ),
  ]
  let last = `${variable}_path`
  for (const names of new Set(queries.map(namesOf))) {
    const these = queries.filter((redirect) => namesOf(redirect) === names)
    // nginx has variables for such names alone.
    if (!/^[a-z0-9_&]+$/.test(names)) continue
    const key = `"$uri?${names
      .split('&')
      .map((name) => `$arg_${name}`)
      .join('&')}"`
    const name = `${variable}_${names.replaceAll('&', '_')}`
    blocks.push(
      nginxBlock(
        key,
        name,
        last,
        these.map(({ from, to }) => [quoted(queryKey(from)), to === undefined ? GONE : quoted(withoutVariables(to))]),
      ),
    )
    last = name
  }
  return `${blocks.join('\n')}\nmap "" ${variable} { default ${last}; }\n`
}

function nginxBlock(
  key: string,
  variable: string,
  otherwise: string,
  entries: readonly (readonly [string, string])[],
): string {
  const lines = [`default ${otherwise};`, ...entries.map(([from, to]) => `${from} ${to};`)]
  return [`map ${key} ${variable} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n')
}

/** Key of a path, which nginx compares decoded, or of a pattern as a regular expression with names for what it matches. */
function pathKey({ from, kind }: ExportedRedirect): string {
  if (kind === 'path') return quoted(from.startsWith('~') ? `\\${from}` : from)
  let number = 0
  const expression = from.replace(/[*#]|[.+?^${}()|[\]\\]/g, (sign) => {
    if (sign !== '*' && sign !== '#') return `\\${sign}`
    number += 1
    return `(?<vitrine${number}>${sign === '*' ? '.*' : '[0-9]+'})`
  })
  return quoted(`~^${expression}$`)
}

/** A new address with the query that a visitor came with, before its fragment. */
function pathValue({ kind, to }: ExportedRedirect): string {
  if (to === undefined) return GONE
  const [, address = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(to) ?? []
  const withVariables = kind === 'pattern' ? withPatternVariables : withoutVariables
  const args = address.includes('?') ? '$vitrine_more_args' : '$is_args$args'
  return quoted(withVariables(address) + args + withVariables(fragment))
}

function withPatternVariables(to: string): string {
  return encoded(to).replace(/\$([1-9])?/g, (_, number?: string) => (number ? `\${vitrine${number}}` : '%24'))
}

/** A new address, in which a dollar sign is no variable. */
function withoutVariables(to: string): string {
  return encoded(to).replaceAll('$', '%24')
}

function queryKey(from: string): string {
  const values = fieldsOf(from).map(([, field]) => encodeURIComponent(field))
  return `${from.split('?')[0]}?${values.join('&')}`
}

function fieldsOf(from: string): readonly (readonly [string, string])[] {
  return [...new URLSearchParams(from.split('?')[1])]
}

function quoted(text: string): string {
  return `"${text.replace(/[\\"]/g, (sign) => (sign === '"' ? '\\"' : '\\\\'))}"`
}

/** An address as a line of a file takes it: without blanks. */
function encoded(address: string): string {
  return encodeURI(address).replaceAll('%25', '%')
}
