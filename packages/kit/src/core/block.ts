import type { ImageCrop } from '@vitrine/content/core'
import type { ReactNode } from 'react'
import type { FeatureStates } from './feature-state.ts'
import type { Frame } from './frame.ts'
import type { Looks } from './look.ts'

/** Properties of every block: its kind, and its stored id. */
export interface BlockBase {
  readonly blockType: string
  /** Stable while the block exists; unique within its page. */
  readonly id: string
  /** The blocks that stand inside this one, in reading order; absent in those that hold none. */
  readonly nested?: readonly BlockBase[]
  /** True of a block whose images other blocks show: to find the first image of a page, it is passed over. */
  readonly showsNoImage?: boolean
  /** Placement, which the layout applies. */
  readonly frame?: Frame
  /** Fields of the page's address that change what it says. */
  readonly queryFields?: readonly string[]
  /** Time when its content changes without an edit, in milliseconds since 1970. */
  readonly changesAt?: number
}

/** Page-wide context of a block that is being rendered. */
export interface RenderContext {
  /** Language of the page, as a BCP 47 tag such as `en`. */
  readonly locale: string
  /** IANA name of the zone of the site, by whose clocks the page tells days and times. */
  readonly timeZone: string
  /** Canonical address of the page, with slashes at both ends: `/services/lighting/`, or in German `/de/services/`. */
  readonly path: string
  /** Address of the home page in this language: `/` or `/de/`. */
  readonly home: string
  /** Id of the document that is shown; 0 on pages without one (404, 500). */
  readonly pageId: number
  /** True while an editor looks at a draft: problems are then shown where they are. */
  readonly preview: boolean
  /** States that features provide for this page, each read by its own {@link FeatureState}. */
  readonly features: FeatureStates
}

/** Attributes of the element that shows a field: none for visitors; in previews they name the field. */
export interface FieldMark {
  readonly 'data-field'?: string
}

/** Attributes of an element that settings draw: none for visitors; in previews they name the global. */
export interface SettingsMark {
  readonly 'data-settings'?: string
}

/** Props of a block's view. */
export interface BlockProps<Block extends BlockBase = BlockBase> {
  readonly block: Block
  readonly context: RenderContext
  /** Place on the page from 0: the first one may hold its title. */
  readonly index: number
  /** True if it holds the first image of the page, in or near the first screen: that one is fetched at once. */
  readonly leads?: boolean
  /** Renders blocks that stand inside this one, with the renderers of the whole site. */
  readonly nested: (blocks: readonly BlockBase[]) => ReactNode
  /**
   * Marks the element that shows a field: `<h2 {...field('heading')}>`, in a row `field('steps', step.id, 'title')`.
   *
   * @param name Name under which the field is stored.
   * @param path Id of the row, and the field in it; below a group or a link, the name inside it.
   */
  readonly field: (name: string, ...path: readonly string[]) => FieldMark
}

/** Renders one kind of block. */
export type BlockRenderer<Block extends BlockBase = BlockBase> = (props: BlockProps<Block>) => ReactNode

/** View of a kind of block. */
export interface BlockView<Block extends BlockBase = BlockBase> {
  /** Makes one root element, or nothing. */
  readonly Block: BlockRenderer<Block>
  /** It has no element of its own: the blocks inside it stand in its place. */
  readonly root?: 'nested'
  /** As the first block of a page it is the page's title. */
  readonly holdsTitle?: true
  /** Slug of the global that says how it is drawn, as a template; its editor finds that on the canvas. */
  readonly settings?: string
  /** Names of the stylesheets that it may need; a page loads those of its blocks. */
  readonly styles: readonly string[]
  /** Stylesheets that one block needs, if not all of them. */
  readonly stylesOf?: (block: Block) => readonly string[]
  /** Selector of its element whose children stand side by side. */
  readonly grid?: string
  /** Ways to draw it from which editors choose. */
  readonly looks?: Looks
  /** How the images of a block are cut where they stand; absent where that cannot be chosen. */
  readonly cropsOf?: (block: Block) => readonly ImageCrop[]
  /** Styles of one block alone: what its editors chose freely. They stand in the head of the page, by their hash. */
  readonly cssOf?: (block: Block) => string
}

/** Views by `blockType`. Each feature exports one such map; the site merges them. */
export type BlockRenderers = Readonly<Record<string, BlockView>>
