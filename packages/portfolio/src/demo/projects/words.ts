import { image, type RichNode, rich } from '@vitrine/kit/demo'

export const text = (...blocks: readonly (string | RichNode)[]) => ({
  blockType: 'richText',
  size: 'text',
  content: rich(...blocks),
})

export const kinds = (...slugs: readonly string[]) => slugs.map((slug) => ({ projectCategory: slug }))

/** Other projects, by their slugs. */
export const others = (...slugs: readonly string[]) => slugs.map((slug) => ({ project: slug }))

export const year = (number: number) => `${number}-06-15T12:00:00.000Z`

/** A drawing, by its name in the folder of drawings. */
export const drawing = (name: string, caption: string) => ({
  blockType: 'image',
  layout: 'column',
  image: { drawing: name },
  caption,
})

/** Credits. @param rows A task, and the name of the person who did it. */
export const credits = (...rows: readonly (readonly [task: string, name: string])[]) => ({
  blockType: 'table',
  heading: 'Who did it',
  heads: 'column',
  rows: rows.map((row) => row.join(' | ')).join('\n'),
})

/** Materials. @param rows A part, and its material. */
export const materials = (...rows: readonly (readonly [part: string, material: string])[]) => ({
  blockType: 'table',
  heading: 'What it is made of',
  heads: 'column',
  rows: rows.map((row) => row.join(' | ')).join('\n'),
})

/** One sentence in large type, with who said it. */
export const said = (quote: string, who: { readonly name?: string; readonly role: string }) => ({
  blockType: 'testimonials',
  variant: 'quote',
  items: [{ quote, ...who }],
})

/** Two images side by side over the whole width of the window. */
export const pair = (first: string, second: string) => ({
  blockType: 'gallery',
  layout: 'grid',
  columns: '2',
  group: 'project',
  pictures: [{ image: image(first) }, { image: image(second) }],
  frame: { look: 'bleed' },
})
