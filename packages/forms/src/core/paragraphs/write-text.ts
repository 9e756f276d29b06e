import { holdsPhrase } from './elements.ts'
import { BREAK } from './lines.ts'
import type { Structure } from './structure.ts'
import { collapseBlanks, textRuns } from './text-runs.ts'

/** Writes the text between two tags as the place where it stands asks for. */
export function writeText(to: Structure, text: string, lineBreaks: boolean): void {
  const { name, block, breaks, verbatim } = to.current
  const lineBreak = lineBreaks ? `${BREAK}\n` : '\n'
  if (verbatim) to.write(text)
  else if (block === 'flow' || name === 'p') writeParagraphs(to, text, lineBreak)
  else if (holdsPhrase(name)) writeHeading(to, text, lineBreak)
  else if (breaks) writePhrase(to, text, lineBreak)
  else to.write(collapseBlanks(text))
}

/** Divides text at its blank lines. Nothing but a break can separate two elements: blanks alone do not. */
function writeParagraphs(to: Structure, text: string, lineBreak: string): void {
  const runs = textRuns(text)
  if (runs.every((run) => run.kind === 'blanks')) return
  for (const run of runs) {
    switch (run.kind) {
      case 'words':
        to.writeInline(run.text)
        break
      case 'blanks':
        // At the start of a written `<p>`, too: an attribute of it may go on here, see `markupAt`.
        if (to.current.block === 'paragraph') to.write(run.text)
        break
      case 'line-break':
        if (to.paragraphHasContent) to.write(lineBreak)
        break
      case 'blank-line':
        to.closeParagraph()
        break
    }
  }
}

/** Writes text of a heading: breaks part its words, and nothing at the ends of what stands between two tags. */
function writeHeading(to: Structure, text: string, lineBreak: string): void {
  const start = text.length - text.trimStart().length
  const end = Math.max(text.trimEnd().length, start)
  to.write(collapseBlanks(text.slice(0, start)))
  writePhrase(to, text.slice(start, end), lineBreak)
  to.write(collapseBlanks(text.slice(end)))
}

/** Writes text within an inline element, which no paragraph can part. */
function writePhrase(to: Structure, text: string, lineBreak: string): void {
  for (const run of textRuns(text)) to.write('text' in run ? run.text : lineBreak)
}
