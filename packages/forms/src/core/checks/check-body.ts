import type { WrittenBody } from '../form.ts'
import type { FormTag } from '../template/form-tag.ts'
import { fileLimitOf, hasOption } from '../template/options.ts'
import type { TemplatePart } from '../template/scan.ts'
import type { ConfigCode, ConfigProblem, ProblemDetail } from './config-problem.ts'
import type { Site } from './site.ts'
import type { WrittenForm } from './written-form.ts'

/** Names that WordPress keeps for its own addresses. [reference 13.6] */
const RESERVED_NAMES = new Set(
  (
    'm p posts w cat withcomments withoutcomments s search exact sentence calendar page paged more tb pb author order ' +
    'orderby year monthnum day hour minute second name category_name tag feed author_name static pagename page_id error ' +
    'attachment attachment_id subpost subpost_id preview robots taxonomy term cpage post_type embed'
  ).split(' '),
)

const LABEL = /<label(?:\s[^>]*)?>(.*?)<\/label>/gs
const FORM_ELEMENT = /<\/?form(?=[\s/>])/i

/** Stands for a form-tag in the text around it. */
const TAG_MARK = '\0'

export function checkBody({ body, tags }: WrittenForm, site: Site): readonly ConfigProblem[] {
  const html = body.kind === 'template' ? body.parts.map(asHtml).join('') : ''
  const reserved = [...new Set(tags.map(({ name }) => name))].filter((name) => RESERVED_NAMES.has(name))
  const found: Readonly<Partial<Record<ConfigCode, boolean>>> = {
    multiple_controls_in_label: labelledControls(body).some((count) => count > 1),
    unavailable_names: reserved.length > 0,
    unavailable_html_elements: FORM_ELEMENT.test(html),
    dots_in_names: tags.some(({ rawName }) => rawName.includes('.')),
    colons_in_names: tags.some(({ rawName }) => rawName.includes(':')),
    upload_filesize_overlimit: tags.some((tag) => tag.basetype === 'file' && fileLimitOf(tag) > site.uploadLimit),
  }
  const details: Readonly<Partial<Record<ConfigCode, ProblemDetail>>> = {
    unavailable_names: { names: reserved.map((name) => `"${name}"`).join(', ') },
  }
  return (Object.keys(found) as ConfigCode[])
    .filter((code) => found[code])
    .map((code) => ({ section: 'form.body', code, ...(details[code] && { detail: details[code] }) }))
}

/** Number of controls in each `label` of a template. Forms built from fields label each control by themselves. */
function labelledControls(body: WrittenBody): readonly number[] {
  if (body.kind !== 'template') return []
  const tags = body.parts.filter((part): part is FormTag => isTag(part))
  const html = body.parts.map(asHtml).join('')
  const countMarks = (text: string) => text.split(TAG_MARK).length - 1
  return [...html.matchAll(LABEL)].map((match) => {
    const [label, content = ''] = match
    const first = countMarks(html.slice(0, match.index + label.indexOf('>') + 1))
    return tags.slice(first, first + countMarks(content)).reduce((total, tag) => total + controlsOf(tag), 0)
  })
}

function controlsOf(tag: FormTag): number {
  if (tag.basetype === 'checkbox' || tag.basetype === 'radio') {
    return tag.values.length + (hasOption(tag, 'free_text') ? 1 : 0)
  }
  return tag.name === '' || tag.basetype === 'captchac' || tag.basetype === 'count' ? 0 : 1
}

function asHtml(part: TemplatePart): string {
  if (typeof part === 'string') return part.replaceAll(TAG_MARK, '')
  return isTag(part) ? TAG_MARK + part.content : part.refused
}

function isTag(part: TemplatePart): part is FormTag {
  return typeof part === 'object' && 'type' in part
}
