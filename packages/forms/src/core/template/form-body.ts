import { normalLines } from '../line-breaks.ts'
import { addParagraphs } from '../paragraphs/add-paragraphs.ts'
import type { Embed } from '../paragraphs/embed.ts'
import { choicesControl, selectControl } from './choice-controls.ts'
import type { Control, FormNode } from './control.ts'
import { classNameOf, named, shownText, type TakenIds } from './control-basics.ts'
import { CONTROL_ATTRIBUTE, formNodes } from './form-nodes.ts'
import { BLOCK_TYPES, type FormTag } from './form-tag.ts'
import {
  acceptanceControl,
  captchaImageControl,
  countControl,
  fileControl,
  hiddenControl,
  turnstileControl,
} from './other-controls.ts'
import { scanTemplate, type TemplatePart, tagsOf } from './scan.ts'
import type { Surroundings } from './surroundings.ts'
import { areaControl, captchaAnswerControl, lineControl, quizControl } from './text-controls.ts'

/** What stands in a form, ready to be rendered. */
export interface FormBody {
  readonly nodes: readonly FormNode[]
  readonly controls: readonly Control[]
}

/** Takes a template apart. Tags of services that are off stay text, as any unknown tag. */
export function readTemplate(template: string, services: Surroundings['services']): TemplatePart[] {
  return scanTemplate(normalLines(template), (type) => type !== 'recaptcha' || services.has('recaptcha'))
}

/** The body of a form that is written as a template. */
export function templateBody(written: readonly TemplatePart[], surroundings: Surroundings): FormBody {
  const controls: Control[] = []
  const tags = tagsOf(written)
  const parts = withWidget(written, tags, surroundings)
  const taken: TakenIds = new Set()
  const once = new Set<string>()
  const embeds = parts.map((part): string | Embed => {
    if (typeof part === 'string') return part
    if ('refused' in part) return { display: 'inline', html: part.refused }
    const display = BLOCK_TYPES.has(part.basetype) ? 'block' : 'inline'
    const isRepeated = ONLY_ONCE.has(part.basetype) && once.has(part.basetype)
    once.add(part.basetype)
    const control = isRepeated ? undefined : controlOf(part, { tags, surroundings, taken })
    if (!control) return { display, html: '' }
    controls.push(control)
    const element = ELEMENT_OF[control.kind] ?? 'span'
    return { display, html: `<${element} ${CONTROL_ATTRIBUTE}="${controls.length - 1}"></${element}>` }
  })
  return { nodes: formNodes(addParagraphs(embeds)), controls }
}

/** While the widget of the bot check is on, every form has one. */
function withWidget(
  parts: readonly TemplatePart[],
  tags: readonly FormTag[],
  { services }: Surroundings,
): readonly TemplatePart[] {
  const isPlaced = tags.some((tag) => tag.basetype === 'turnstile')
  return !services.has('turnstile') || isPlaced ? parts : [...scanTemplate('[turnstile]\n\n'), ...parts]
}

/** Of these only the first of a form counts. */
const ONLY_ONCE = new Set(['stripe', 'turnstile'])

/** Elements that end a paragraph in a browser; the others stand in it like a `span`. */
const ELEMENT_OF: Readonly<Record<string, string>> = {
  response: 'div',
  reflection: 'fieldset',
  stripe: 'div',
  turnstile: 'div',
}

/** Words on the button of a tag. The original takes `0` for none. */
function labelOf({ values: [label = ''] }: FormTag): string {
  return label === '' || label === '0' ? 'Send' : label
}

interface Form {
  readonly tags: readonly FormTag[]
  readonly surroundings: Surroundings
  readonly taken: TakenIds
}

/** The control of a tag; undefined for those that show nothing. */
export function controlOf(tag: FormTag, { tags, surroundings, taken }: Form): Control | undefined {
  switch (tag.basetype) {
    case 'text':
    case 'email':
    case 'url':
    case 'tel':
    case 'number':
    case 'range':
    case 'date':
      return lineControl(tag, surroundings, taken)
    case 'textarea':
      return areaControl(tag, surroundings, taken)
    case 'checkbox':
    case 'radio':
      return choicesControl(tag, surroundings, taken)
    case 'select':
      return selectControl(tag, surroundings, taken)
    case 'file':
      return fileControl(tag, taken)
    case 'acceptance':
      return acceptanceControl(tag, formNodes(tag.content || escapeHtml(tag.values[0] ?? '')), taken)
    case 'quiz':
      return quizControl(tag, surroundings, taken)
    case 'captchac':
      return surroundings.services.has('captcha') ? captchaImageControl(tag, surroundings, taken) : undefined
    case 'captchar':
      return captchaAnswerControl(tag, taken)
    case 'count':
      return countControl(tag, tags, taken)
    case 'hidden':
      return hiddenControl(tag, surroundings, taken)
    case 'reflection':
      return { kind: 'reflection', ...named(tag, classNameOf(tag), taken), defaults: tag.values.map(shownText) }
    case 'output':
      return { kind: 'output', ...named(tag, classNameOf(tag), taken), value: shownText(tag.values[0] ?? '') }
    case 'response':
      return { kind: 'response' }
    case 'submit': {
      const { name: _, ...shared } = named(tag, classNameOf(tag, 'has-spinner'), taken)
      return { kind: 'submit', ...shared, label: shownText(labelOf(tag)) }
    }
    case 'stripe':
      return {
        kind: 'stripe',
        labels: [shownText(tag.values[0] ?? 'Make payment'), shownText(tag.values[1] ?? 'Complete payment')],
      }
    case 'turnstile':
      return surroundings.botCheck?.kind === 'turnstile'
        ? turnstileControl(tag, surroundings.botCheck.siteKey)
        : undefined
    default:
      return undefined
  }
}

/** Character references that are there already stay as they are. */
function escapeHtml(text: string): string {
  return shownText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
