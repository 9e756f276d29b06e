/**
 * One line of a CSV file (RFC 4180) that spreadsheets show and never execute: a cell that begins like a formula, also in
 * the full-width signs of East Asia, gets an apostrophe. https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(text: string): string {
  const harmless = /^\s*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
