import type { RenderContext, SettingsMark } from './block.ts'

/**
 * Marks the element that the settings of a global draw, so that editors can select them on the canvas.
 *
 * @param slug Of the global.
 */
export function settingsMark({ preview }: Pick<RenderContext, 'preview'>, slug: string): SettingsMark {
  return preview ? { 'data-settings': slug } : {}
}
