import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FormDescription } from '../core/description.ts'
import { languageOf } from '../core/locale.ts'
import { isForMembers } from '../core/members.ts'
import { publicForm } from '../core/public-form.ts'
import { shownBotCheck } from '../core/shown-bot-check.ts'
import type { PageRenderContext, PageRequest } from './page-request.ts'
import { refuse } from './protocol.ts'
import type { Store } from './store.ts'
import { formIdOf } from './submission-meta.ts'

/**
 * `GET {root}vitrine/v1/contact-forms/{id}`: a form as JSON, ready to be shown by `<ContactForm>` or by others. Fields of
 * the query fill fields with `default:get`; `_wpcf7_locale` names the language.
 */
export function describeForms(
  app: FastifyInstance,
  options: {
    readonly store: Store
    readonly languages: readonly [string, ...string[]]
    readonly renderContext: (request: PageRequest) => Promise<PageRenderContext>
    readonly api: FormDescription['api']
    readonly isMember: (request: FastifyRequest) => Promise<boolean>
  },
): void {
  app.get<{ Params: { id: string }; Querystring: Record<string, string | string[]> }>(
    '/vitrine/v1/contact-forms/:id(^\\d+$)',
    async (request, reply) => {
      const id = formIdOf(request.params.id)
      const language = languageOf(request.query._wpcf7_locale, options.languages)
      const form = id === undefined ? undefined : await options.store.form(id, language)
      if (!form) return refuse(reply, 'wpcf7_not_found')
      if (isForMembers(form) && !(await options.isMember(request))) return refuse(reply, 'wpcf7_forbidden_form')
      const { renderContext } = await options.renderContext({ query: request.query, locale: language })
      const { botCheck, texts } = renderContext
      const description: FormDescription = {
        form: publicForm(form, renderContext),
        api: options.api,
        ...(botCheck && { botCheck: shownBotCheck(botCheck, texts) }),
      }
      return reply.header('cache-control', 'no-store').send(description)
    },
  )
}
