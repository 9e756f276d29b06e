import type { SanitizedConfig, ServerFunctionClientArgs, Where } from 'payload'
import { hoistQueryParamsToAnd } from 'payload/shared'
import { record } from '../../core/stored.ts'
import { pagesToChoose } from './pages-to-choose.ts'

/**
 * Leaves pages that stand for something of the site out of the lists in which editors choose: those of relations in texts,
 * whose fields cannot have a filter. The list of pages itself is none of these: Payload asks for it without this function.
 *
 * @param asked Question that a page of the admin asks its server; any but that for a list is returned as it is.
 */
export function listToChoose(
  asked: ServerFunctionClientArgs,
  { localization }: Pick<SanitizedConfig, 'localization'>,
): ServerFunctionClientArgs {
  if (asked.name !== 'render-list' || asked.args.collectionSlug !== 'pages') return asked
  const query = record(asked.args.query)
  const offered = pagesToChoose(localization ? localization.localeCodes : [])
  return {
    ...asked,
    args: { ...asked.args, query: { ...query, where: hoistQueryParamsToAnd(record(query.where) as Where, offered) } },
  }
}
