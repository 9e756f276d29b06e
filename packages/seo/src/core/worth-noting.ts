/** Characters of an address that is noted; longer ones are made by machines. */
export const MAX_NOTED_LENGTH = 300

/** Endings of files that people link to. Programs and configurations are asked for by machines that look for holes. */
const LINKED_FILES = /\.(?:html?|pdf|jpe?g|png|gif|webp|avif|svg|mp[34]|docx?|xlsx?|pptx?|odt|zip|epub|ics)$/i

/** First parts of addresses that machines try everywhere, whatever software answers. */
const TRIED_EVERYWHERE =
  /^(?:wp-(?!content$)|xmlrpc|phpmyadmin|pma|mysql|cgi-bin|vendor|node_modules|actuator|solr|autodiscover|owa|boaform|hnap1|geoserver|telescope|laravel|magento|joomla|administrator|_next|_profiler|ecp|remote|server-status|console|manager|jenkins|druid|webui|developmentserver|evox|sdk|dns-query|favicon\.|apple-touch-icon)/i

/**
 * True if a person may have followed a link to an address without a page, so that editors should see it.
 *
 * @param address Decoded path with a slash at its beginning.
 */
export function isWorthNoting(address: string): boolean {
  if (address.length > MAX_NOTED_LENGTH) return false
  const parts = address.split('/').filter(Boolean)
  const [first = ''] = parts
  if (parts.some((part) => part.startsWith('.')) || TRIED_EVERYWHERE.test(first)) return false
  // What was built into an address: quotes, brackets, code.
  if (/[<>"'`;|${}[\]*()=@]|\s/.test(address)) return false
  const isFile = /\.[a-z0-9~_-]{1,12}$/i.test(address.replace(/\/$/, ''))
  return parts.length > 0 && (!isFile || LINKED_FILES.test(address))
}
