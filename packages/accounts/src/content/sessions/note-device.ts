import { transactionOf } from '@vitrine/content/sql'
import type { CollectionAfterLoginHook } from 'payload'
import { deviceName } from '../../core/device-name.ts'
import { noteDevice } from '../../store/sessions.ts'
import { sessionOf } from './session-of.ts'

/** Notes by which browser somebody signs in, so that they know the session again. */
export const noteDeviceOfLogin: CollectionAfterLoginHook = async ({ req, token, user }) => {
  const device = deviceName(req.headers?.get('user-agent') ?? '')
  if (device) await noteDevice(req.payload, { session: sessionOf(token), device }, await transactionOf(req))
  return user
}
