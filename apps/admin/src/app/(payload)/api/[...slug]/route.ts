import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { refuseUnreadable } from '@vitrine/cms/api'

type Answer = ReturnType<typeof REST_GET>

const readable =
  (answer: Answer): Answer =>
  async (request, args) =>
    (await refuseUnreadable(request)) ?? answer(request, args)

export const GET = readable(REST_GET(config))
export const POST = readable(REST_POST(config))
export const DELETE = readable(REST_DELETE(config))
export const PATCH = readable(REST_PATCH(config))
export const PUT = readable(REST_PUT(config))
export const OPTIONS = readable(REST_OPTIONS(config))
