export type { BlockBase, BlockRenderer, BlockRenderers, RenderContext } from './core/block.ts'
export type { Image, ImageFile } from './core/image.ts'
export type { BlockParser, BlockParsers, ParseContext } from './core/parse.ts'
export { choice, given, list, record, text } from './core/stored.ts'
