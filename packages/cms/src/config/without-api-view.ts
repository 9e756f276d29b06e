/** Leaves the view of the API's answer out of a form: it shows editors nothing that they could use. */
export function withoutApiView<Config extends { readonly admin?: object }>(config: Config): Config {
  return { ...config, admin: { ...config.admin, hideAPIURL: true } }
}
