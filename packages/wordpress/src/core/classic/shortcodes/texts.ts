import type { ShortcodeMapping } from '../../convert/convert.ts'

/** Columns of old themes follow each other without anything around them: what they hold stays, one below the other. */
const columns: ShortcodeMapping = {
  areWords: true,
  names: [
    ...'one_half one_third two_third one_fourth three_fourth one_fifth two_fifth three_fifth four_fifth one_sixth five_sixth'
      .split(' ')
      .flatMap((name) => [name, `${name}_last`, `${name}_first`]),
    'one_full',
    'fullwidth',
    'su_column',
    'column',
    'col',
  ],
  convert({ name, content = '' }, { context }) {
    context.report({ level: 'changed', code: 'columns-one-below-the-other', subject: name })
    return { html: `\n\n${content}\n\n` }
  },
}

/** Words that only look different. */
const looks: ShortcodeMapping = {
  areWords: true,
  names:
    'highlight su_highlight dropcap su_dropcap su_label tooltip su_tooltip su_animate span small lead clear_text'.split(
      ' ',
    ),
  convert: ({ content = '' }) => ({ html: content }),
}

/** Boxes around words: their title, if they have one, and what they hold. */
const boxes: ShortcodeMapping = {
  areWords: true,
  names:
    'su_box su_note su_frame su_list su_service su_panel su_expand box info warning alert note message list checklist'.split(
      ' ',
    ),
  convert({ name, attributes, content = '' }, { context }) {
    const title = attributes.title ?? ''
    context.report({ level: 'changed', code: 'box-as-text', subject: name })
    return { html: `\n\n${title === '' ? '' : `<strong>${escaped(title)}</strong>\n\n`}${content}\n\n` }
  },
}

const quotes: ShortcodeMapping = {
  areWords: true,
  names: ['su_quote', 'quote', 'blockquote', 'pullquote', 'su_pullquote', 'pullquote_left', 'pullquote_right'],
  convert({ attributes, content = '' }) {
    const cite = attributes.cite ?? attributes.author ?? attributes.name ?? ''
    return { html: `\n\n<blockquote>${content}${cite === '' ? '' : `<cite>${escaped(cite)}</cite>`}</blockquote>\n\n` }
  },
}

const headings: ShortcodeMapping = {
  areWords: true,
  names: ['su_heading', 'heading', 'title'],
  convert: ({ content = '' }) => ({ html: `\n\n<h2>${content}</h2>\n\n` }),
}

const rules: ShortcodeMapping = {
  areWords: true,
  names: ['divider', 'su_divider', 'hr', 'separator', 'line'],
  convert: () => ({ html: '\n\n<hr>\n\n' }),
}

/** Shortcodes that only moved things about. */
const nothing: ShortcodeMapping = {
  areWords: true,
  names: 'clear clearfix su_spacer spacer space gap toc no_toc ez-toc'.split(' '),
  convert: ({ content = '' }) => ({ html: content }),
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('[', '&#91;')
}

/** Words, quotations, headings, rules. */
export const TEXT_MAPPINGS: readonly ShortcodeMapping[] = [columns, looks, boxes, quotes, headings, rules, nothing]
