import { addDataAndFileToRequest, type Endpoint } from 'payload'

const BAD_REQUEST = 400

/**
 * `POST /api/users/forgot-password`, in place of Payload's own: answers the same, as soon, whether there is such an
 * account or not. The mail goes out afterwards, and a mail server that refuses it is the operator's business.
 */
export const forgottenPassword: Omit<Endpoint, 'root'> = {
  path: '/forgot-password',
  method: 'post',
  async handler(req) {
    await addDataAndFileToRequest(req)
    const email: unknown = req.data?.email
    if (typeof email !== 'string' || email.trim() === '') {
      return Response.json(
        { errors: [{ message: 'Enter the e-mail address of the account.' }] },
        { status: BAD_REQUEST },
      )
    }
    req.payload
      .forgotPassword({ collection: 'users', data: { email }, req })
      .catch((error: unknown) =>
        req.payload.logger.error({ err: error, msg: 'The mail for a new password was not sent.' }),
      )
    return Response.json({ message: req.t('general:success') })
  },
}
