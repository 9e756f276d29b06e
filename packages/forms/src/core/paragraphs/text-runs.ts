/** A stretch of text between tags, as paragraphs see it. */
export type TextRun =
  | { readonly kind: 'words' | 'blanks'; readonly text: string }
  | { readonly kind: 'line-break' | 'blank-line' }

/** Divides a text at its white space. Blanks around a line break belong to the break. */
export function textRuns(text: string): readonly TextRun[] {
  return text
    .split(/(\s+)/)
    .filter((run) => run !== '')
    .map(textRun)
}

function textRun(run: string): TextRun {
  if (run.trim() !== '') return { kind: 'words', text: run }
  const firstBreak = run.indexOf('\n')
  if (firstBreak < 0) return { kind: 'blanks', text: collapseBlanks(run) }
  return { kind: run.includes('\n', firstBreak + 1) ? 'blank-line' : 'line-break' }
}

/** Makes runs of spaces one space. Other blanks, such as a tab or U+00A0, are there for their width. */
export function collapseBlanks(text: string): string {
  return text.replace(/ {2,}/g, ' ')
}
