import type { SiteClock } from '@vitrine/content/core'
import type { Messages } from './messages.ts'
import type { FieldRule } from './rule.ts'
import type { TakenIds } from './template/control-basics.ts'
import type { FormTag } from './template/form-tag.ts'
import type { FormRenderContext } from './template/render-context.ts'

/**
 * A type of field, as data and pure functions. Its block, view, style, example and judge stand beside it in its folder,
 * and are not imported by it.
 */
export interface FieldType {
  /** Form-tags of the type: the first is the field itself, the others accompany it. */
  readonly tags: readonly [TagDeclaration, ...TagDeclaration[]]
  /** Editor's block of the type; absent if only templates can write it. */
  readonly written?: WrittenField
}

/** A form-tag: how it is written, what it asks, and what it shows. */
export interface TagDeclaration {
  /** Without a star. */
  readonly type: string
  /** The name of a field follows its type. */
  readonly isNamed: boolean
  /** A star after its type means that it must be filled in. */
  readonly canBeStarred?: true
  /** True if its posted value is stored and goes into mails. */
  readonly isMailed: boolean
  /** Ends a paragraph of its template. */
  readonly isBlock?: true
  /** Element that holds its control's place in the HTML of its template; a `span` if absent. */
  readonly element?: 'div' | 'fieldset'
  /** Of these only the first of a form counts; others are text. */
  readonly isOnlyOnce?: true
  /** Present where visitors choose among values. */
  choices?(tag: FormTag, lists: FormRenderContext['lists']): readonly string[]
  readonly rules?: {
    readonly group: RuleGroup
    of(tag: FormTag, context: RuleContext): readonly FieldRule[]
  }
  /** @returns Undefined where nothing is shown. */
  control(tag: FormTag, context: ControlContext): { readonly kind: string } | undefined
  /** Set for values that are never restored into the next message. */
  readonly isGivenAnew?: true
  /** Values of its control before anything is typed; none if absent. */
  firstValues?(control: { readonly kind: string }): readonly string[]
  /** Example of an answer; a text if absent. @param clock Used for dates. */
  example?(tag: FormTag, clock: SiteClock): string
}

/** Kinds of tags in the order in which the protocol lists their rules. [reference 3] */
export const RULE_GROUPS = ['choices', 'date', 'file', 'number', 'select', 'line', 'textarea'] as const
export type RuleGroup = (typeof RULE_GROUPS)[number]

export interface RuleContext {
  readonly messages: Messages
  readonly renderContext: Pick<FormRenderContext, 'now' | 'timeZone' | 'lists'>
}

export interface ControlContext {
  /** All tags of the form. */
  readonly tags: readonly FormTag[]
  readonly renderContext: FormRenderContext
  readonly taken: TakenIds
}

/** A block of an editor's form, as it is stored. */
export type RawField = Readonly<Record<string, unknown>>

/** From the editor's block to the tag, and back. */
export interface WrittenField {
  /** Its editor may say that it must be filled in. */
  readonly canBeRequired?: true
  /** A form asks it once: it proves a person, is agreed to or is paid. It cannot stand in a group that repeats. */
  readonly isOnlyOnce?: true
  /** It has no name that its editor could choose. */
  readonly isNameless?: true
  toTag(raw: RawField): {
    readonly options?: readonly string[]
    readonly values?: readonly string[]
    readonly content?: string
  }
  /** Elements beside the control. */
  beside?(tag: FormTag, raw: RawField): BesideField
  /** Absent in what no template becomes. */
  readonly fromTag?: {
    /** Options that the block can say; absent for none. */
    readonly options?: RegExp
    readonly hasNoLabel?: true
    read(tag: FormTag): RawField
  }
}

export interface BesideField {
  /** Draws the picture that is to be read. */
  readonly image?: FormTag
  /** Counts what is typed. */
  readonly counter?: FormTag
  /** Has a minus and a plus button beside its number. */
  readonly buttons?: true
}
