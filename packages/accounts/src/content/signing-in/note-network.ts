import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { forgetNetworks, noteNetwork } from '../../store/known-networks.ts'
import { addressOf } from './login-guard.ts'

/** Notes the network of a request that signed an account in. */
export async function noteNetworkOf(req: PayloadRequest, account: number): Promise<void> {
  const address = addressOf(req)
  // A sign-in inside the program comes from no network.
  if (address === '') return
  try {
    await noteNetwork(req.payload, { account, address }, new Date())
  } catch (error) {
    // A sign-in does not need this note, so it goes on.
    req.payload.logger.error({ err: error, msg: 'The network of a sign-in was not noted.' })
  }
}

export const forgetNetworksOfAccount: CollectionBeforeDeleteHook = ({ id, req }) =>
  forgetNetworks(req.payload, Number(id))
