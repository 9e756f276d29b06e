/** A setting that Vitrine cannot start with. Its message names the setting and the mend, and holds no secret. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
