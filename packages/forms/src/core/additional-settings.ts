/** Settings of a form that editors write as lines of `name: value`. [reference 13.2] */
export type AdditionalSettings = readonly (readonly [name: string, value: string])[]

/** Reads the lines; what is no setting is left out. */
export function parseAdditionalSettings(text: string): AdditionalSettings {
  return text.split(/\r\n|\r|\n/).flatMap((line) => {
    const match = /^([a-zA-Z0-9_]+)[\t ]*:(.*)$/.exec(line)
    return match ? [[match[1] ?? '', (match[2] ?? '').trim()] as const] : []
  })
}

/** The first value of a setting. */
export function settingOf(settings: AdditionalSettings, name: string): string | undefined {
  return settings.find(([key]) => key === name)?.[1]
}

/** Tests a setting for exactly `on`, `true` or `1`. */
export function isOn(settings: AdditionalSettings, name: string): boolean {
  return ['on', 'true', '1'].includes(settingOf(settings, name) ?? '')
}
