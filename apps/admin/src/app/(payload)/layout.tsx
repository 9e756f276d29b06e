import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { isOfEveryObject, markOutside, refuseExcessOfQuestion } from '@vitrine/cms/api'
import { listToChoose } from '@vitrine/content/config'
import { schedulePublish } from '@vitrine/content/scheduling'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { importMap } from './admin/importMap.js'
import './admin.css'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return markOutside(async () => {
    // Payload looks its functions up in an object, and would answer some names with all that it has.
    if (isOfEveryObject(String(args?.name))) throw new Error('Nothing of this name can be asked.')
    const refused = refuseExcessOfQuestion(args?.args)
    if (refused) return refused
    const serverFunctions = { 'schedule-publish': schedulePublish }
    return handleServerFunctions({ ...listToChoose(args, await config), config, importMap, serverFunctions })
  })
}

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
