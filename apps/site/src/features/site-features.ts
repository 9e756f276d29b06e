import type { PageInputs, PageSources, ShownPage, SiteInputs, StateEntry } from '@vitrine/kit/core'
import { createElement, Fragment, type ReactNode } from 'react'
import { views } from './views.ts'

/** All features together, prepared for the pages of one language while the content of the site stays the same. */
export interface SiteFeatures {
  /** Scripts that run before a page is drawn. */
  readonly inlineScripts: readonly string[]
  /** States that are the same on every page. */
  readonly states: readonly StateEntry[]
  pageStates(page: PageInputs): readonly StateEntry[]
  /** Sources on other origins that a page may load. */
  sources(page: ShownPage): readonly PageSources[]
  /** Kinds of blocks whose styles a page needs although it has none of them. */
  likeBlocks(page: ShownPage): readonly string[]
  header(page: ShownPage): ReactNode
  footer(page: ShownPage): ReactNode
  /** The blocks of a page, with what features put above and around them. */
  content(page: ShownPage, blocks: ReactNode): ReactNode
}

export function prepareFeatures(inputs: Omit<SiteInputs, 'searchKinds'>): SiteFeatures {
  const site = { ...inputs, searchKinds: views.flatMap(({ searchKinds = [] }) => searchKinds) }
  const features = views.flatMap(({ prepare }) => (prepare ? [prepare(site)] : []))
  return {
    inlineScripts: features.flatMap(({ inlineScript }) => inlineScript ?? []),
    states: features.flatMap(({ states = [] }) => states),
    pageStates: (page) => features.flatMap(({ pageStates }) => pageStates?.(page) ?? []),
    sources: (page) => features.flatMap(({ sources }) => sources?.(page) ?? []),
    likeBlocks: (page) => features.flatMap(({ likeBlocks }) => likeBlocks?.(page) ?? []),
    header(page) {
      const tools = features.flatMap(({ tool }) => tool?.(page) ?? [])
      return together(features.map(({ header }) => header?.(page, tools)))
    },
    footer: (page) => together(features.map(({ footer }) => footer?.(page))),
    content(page, blocks) {
      const within = features.reduce((inner, { around }) => around?.(page, inner) ?? inner, blocks)
      return together([...features.map(({ above }) => above?.(page)), within])
    },
  }
}

function together(nodes: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes)
}
