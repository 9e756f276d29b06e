import type { AdminText } from './admin-text.ts'
import { HELP_PAGES, type HelpPage } from './help-pages.ts'

/** Groups of the admin's sidebar, from the top, by the names that collections and globals use. */
export const SIDEBAR_GROUPS = {
  Site: { en: 'Site', de: 'Website' },
  Content: { en: 'Content', de: 'Inhalte' },
  Shop: { en: 'Shop', de: 'Shop' },
  Inbox: { en: 'Inbox', de: 'Posteingang' },
  Design: { en: 'Design', de: 'Gestaltung' },
  Settings: { en: 'Settings', de: 'Einstellungen' },
} as const satisfies Readonly<Record<string, AdminText>>

export type SidebarGroup = keyof typeof SIDEBAR_GROUPS

/** Icons of the sidebar by what they stand for; the admin draws them. */
export const SIDEBAR_ICONS = [
  'activity',
  'archive',
  'article',
  'block',
  'brand',
  'broken-link',
  'category',
  'comment',
  'delivery',
  'footer',
  'form',
  'header',
  'image',
  'key',
  'languages',
  'lock',
  'menu',
  'message',
  'move-in',
  'page',
  'palette',
  'people',
  'person',
  'product',
  'project',
  'redirect',
  'search',
  'series',
  'settings',
  'shop',
  'slider',
  'tag',
] as const

export type SidebarIcon = (typeof SIDEBAR_ICONS)[number]

/** Place of a collection or a global in the sidebar: part of its `admin` settings. */
export interface SidebarPlace {
  readonly group: SidebarGroup
  readonly custom: { readonly sidebarIcon: SidebarIcon; readonly helpPage: HelpPage }
}

/**
 * Puts a collection or a global into a group of the sidebar. Within it, they follow the order of the content model.
 *
 * @param helpPage Page of the documentation that explains its screens.
 */
export function sidebarPlace(group: SidebarGroup, icon: SidebarIcon, helpPage: HelpPage): SidebarPlace {
  return { group, custom: { sidebarIcon: icon, helpPage } }
}

/** Icon of a collection or a global, by `admin.custom`; undefined for those that name none. */
export function sidebarIconOf(custom: Readonly<Record<string, unknown>> | undefined): SidebarIcon | undefined {
  return SIDEBAR_ICONS.find((icon) => icon === custom?.sidebarIcon)
}

/** Page of the documentation for a collection or a global, by `admin.custom`; undefined for those that name none. */
export function helpPageOf(custom: Readonly<Record<string, unknown>> | undefined): HelpPage | undefined {
  return HELP_PAGES.find((page) => page === custom?.helpPage)
}
