import type { ControlContext } from '../field-type.ts'
import { normalLines } from '../line-breaks.ts'
import { addParagraphs } from '../paragraphs/add-paragraphs.ts'
import type { Embed } from '../paragraphs/embed.ts'
import type { Control } from './control.ts'
import type { TakenIds } from './control-basics.ts'
import type { FormNode } from './form-node.ts'
import { CONTROL_ATTRIBUTE, formNodes } from './form-nodes.ts'
import type { FormTag } from './form-tag.ts'
import type { FormRenderContext } from './render-context.ts'
import { scanTemplate, type TemplatePart, tagsOf } from './scan.ts'
import { declarationOf } from './tag-types.ts'

/** Body of a form, ready to be rendered. */
export interface FormBody {
  readonly nodes: readonly FormNode[]
  readonly controls: readonly Control[]
}

/** Takes a template apart. Tags of services that are off stay text, as any unknown tag. */
export function readTemplate(template: string, services: FormRenderContext['services']): TemplatePart[] {
  return scanTemplate(normalLines(template), (type) => type !== 'recaptcha' || services.has('recaptcha'))
}

/** The body of a form that is written as a template. */
export function templateBody(written: readonly TemplatePart[], renderContext: FormRenderContext): FormBody {
  const controls: Control[] = []
  const tags = tagsOf(written)
  const parts = withWidget(written, tags, renderContext)
  const taken: TakenIds = new Set()
  const embeds = parts.map((part): string | Embed => {
    if (typeof part === 'string') return part
    if ('refused' in part) return { display: 'inline', html: part.refused }
    const declaration = declarationOf(part)
    const display = declaration?.isBlock ? 'block' : 'inline'
    const control = controlOf(part, { tags, renderContext, taken })
    if (!control) return { display, html: '' }
    controls.push(control)
    const element = declaration?.element ?? 'span'
    return { display, html: `<${element} ${CONTROL_ATTRIBUTE}="${controls.length - 1}"></${element}>` }
  })
  return { nodes: formNodes(addParagraphs(embeds)), controls }
}

/** While the widget of the bot check is on, every form has one. */
function withWidget(
  parts: readonly TemplatePart[],
  tags: readonly FormTag[],
  { services }: FormRenderContext,
): readonly TemplatePart[] {
  const isPlaced = tags.some((tag) => tag.basetype === 'turnstile')
  return !services.has('turnstile') || isPlaced ? parts : [...scanTemplate('[turnstile]\n\n'), ...parts]
}

/** The control of a tag; undefined for those that show nothing. */
export function controlOf(tag: FormTag, context: ControlContext): Control | undefined {
  // What the types of fields make is what a control is: see Control.
  return declarationOf(tag)?.control(tag, context) as Control | undefined
}
