/** Mail-tags that are no fields and that Vitrine's mails fill in. */
const SPECIAL = new Set([
  '_remote_ip',
  '_user_agent',
  '_url',
  '_date',
  '_time',
  '_invalid_fields',
  '_contact_form_title',
  '_serial_number',
  '_site_title',
  '_site_description',
  '_site_url',
  '_site_domain',
  '_site_admin_email',
])

/** A mail-tag, with the second brackets of an escaped one. */
const TAG =
  /(\[?)\[[ \t]{0,20}([a-zA-Z_][0-9a-zA-Z:._-]{0,100})((?:[ \t]{1,20}(?:"[^"]*"|'[^']*')){0,10})[ \t]{0,20}\](\]?)/g

/** Mail-tags of a text that nothing fills in, so that they arrive as they are written. */
export function strayMailTags(text: string, fields: ReadonlySet<string>): readonly string[] {
  return [...text.matchAll(TAG)].flatMap(([, open, name = '', , close]) =>
    (open && close) || isFilled(name, fields) ? [] : [name],
  )
}

/** Brackets that mean themselves, for texts that come from elsewhere. @param fields Those that are fields all the same. */
export function escapeMailTags(text: string, fields?: ReadonlySet<string>): string {
  return text.replace(TAG, (whole, open: string, name: string, _values, close: string) => {
    if ((open && close) || (fields && isFilled(name, fields))) return whole
    return `${open}[${whole.slice(open.length, whole.length - close.length)}]${close}`
  })
}

function isFilled(written: string, fields: ReadonlySet<string>): boolean {
  const name = written.replace(/^wpcf7\./, '_')
  if (SPECIAL.has(name) || /^_(?:user|post)_/.test(name)) return true
  const [, field = name] = /^_(?:raw|format)_(.+)$/.exec(name) ?? []
  return fields.has(field.replaceAll('.', '_'))
}
