/** Between two texts that would be one. */
export const NEW_BLOCK = '<!-- vitrine:block -->'

/** Begins the language of a fenced block that holds a stored block as JSON. */
export const STORED_PREFIX = 'vitrine:'

/** Language of the code block that stores a single node. */
export const STORED_NODE = 'text'

/** Properties that every element node of the editor has. */
export const ELEMENT = { version: 1, format: '', indent: 0, direction: null } as const

/** Bits of the editor's text format. https://github.com/facebook/lexical (LexicalConstants) */
export const MARKS = { bold: 1, italic: 2, strike: 4, underline: 8, code: 16, sub: 32, sup: 64 } as const
