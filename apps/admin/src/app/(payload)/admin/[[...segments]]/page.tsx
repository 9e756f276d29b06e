import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { beginInDefaultLanguage } from '../../../../begin-in-default-language.ts'
import { inviteInstead } from '../../../../invite-instead.ts'
import { leadToSecondFactor } from '../../../../second-factor.ts'
import { importMap } from '../importMap.js'

interface Args {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: Args): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams })

export default async function Page({ params, searchParams }: Args) {
  const address = { segments: (await params).segments, search: await searchParams }
  await leadToSecondFactor(address)
  inviteInstead(address)
  await beginInDefaultLanguage(address)
  return RootPage({ config, params, searchParams, importMap })
}
