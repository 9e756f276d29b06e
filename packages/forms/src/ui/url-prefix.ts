/**
 * Completes a web address when its field loses focus: text with a dot and without a scheme gets `http://`. A colon
 * after a name counts as a scheme, so `example.com:80` is left alone. [reference 11.8]
 */
export function withScheme(typed: string): string {
  const text = typed.trim()
  if (text === '' || /^[a-z][a-z0-9.+-]*:/i.test(text) || !text.includes('.')) return text
  return `http://${text.replace(/^\/+/, '')}`
}
