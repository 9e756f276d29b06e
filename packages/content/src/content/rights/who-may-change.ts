import type { Endpoint } from 'payload'
import { WHO_MAY_CHANGE_PATH } from '../../core/rights/who-may-change-address.ts'
import { areaOf } from './area-of.ts'
import { maySomewhere, rolesThatMay } from './rights-of.ts'

/** `GET /api/who-may-change?globals=header,site`: the roles whose accounts may change these settings, by slug. */
export const whoMayChange: Endpoint = {
  path: WHO_MAY_CHANGE_PATH,
  method: 'get',
  handler: async (req) => {
    if (!(await maySomewhere(req, 'read'))) {
      return Response.json({ message: 'Sign in with an account that sees drafts.' }, { status: 403 })
    }
    const asked = String(req.query.globals ?? '').split(',')
    const settings = req.payload.config.globals.filter(({ slug }) => asked.includes(slug))
    const roles = await Promise.all(
      settings.map(async (global) => [global.slug, await rolesThatMay(req, areaOf(global), 'update')] as const),
    )
    return Response.json(Object.fromEntries(roles), { headers: { 'cache-control': 'no-store' } })
  },
}
