import type { RawHtmlBlock } from './raw-html.block.ts'

export const examples = [
  {
    blockType: 'rawHtml',
    id: 'raw-html-normal',
    html: '<h2>Opening hours</h2><dl><dt>Tuesday to Friday</dt><dd>9 to 5</dd><dt>Saturday</dt><dd>10 to 2, with cake</dd></dl>',
  },
] satisfies RawHtmlBlock[]
