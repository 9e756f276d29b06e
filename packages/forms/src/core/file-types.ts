/** File suffixes that a MIME type stands for. [reference, appendix; the types that only its server knew are here too] */
const SUFFIXES: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg jpeg jpe',
  'image/gif': 'gif',
  'image/png': 'png',
  'image/bmp': 'bmp',
  'image/tiff': 'tiff tif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/x-icon': 'ico',
  'image/heic': 'heic',
  'image/heif': 'heif',
  'image/heic-sequence': 'heics',
  'image/heif-sequence': 'heifs',
  'video/x-ms-asf': 'asf asx',
  'video/x-ms-wmv': 'wmv',
  'video/x-ms-wmx': 'wmx',
  'video/x-ms-wm': 'wm',
  'video/avi': 'avi',
  'video/divx': 'divx',
  'video/x-flv': 'flv',
  'video/quicktime': 'mov qt',
  'video/mpeg': 'mpeg mpg mpe',
  'video/mp4': 'mp4 m4v',
  'video/ogg': 'ogv',
  'video/webm': 'webm',
  'video/x-matroska': 'mkv',
  'video/3gpp': '3gp 3gpp',
  'video/3gpp2': '3g2 3gp2',
  'audio/mpeg': 'mp3 m4a m4b',
  'audio/aac': 'aac',
  'audio/x-realaudio': 'ra ram',
  'audio/wav': 'wav x-wav',
  'audio/ogg': 'ogg oga',
  'audio/flac': 'flac',
  'audio/midi': 'mid midi',
  'audio/x-ms-wma': 'wma',
  'audio/x-ms-wax': 'wax',
  'audio/x-matroska': 'mka',
  'text/plain': 'txt asc c cc h srt',
  'text/csv': 'csv',
  'text/tab-separated-values': 'tsv',
  'text/calendar': 'ics',
  'text/richtext': 'rtx',
  'text/css': 'css',
  'text/html': 'htm html',
  'text/vtt': 'vtt',
  'application/ttaf+xml': 'dfxp',
  'application/rtf': 'rtf',
  'application/javascript': 'js',
  'application/pdf': 'pdf',
  'application/x-shockwave-flash': 'swf',
  'application/java': 'class',
  'application/x-tar': 'tar',
  'application/zip': 'zip',
  'application/x-gzip': 'gz gzip',
  'application/rar': 'rar',
  'application/x-7z-compressed': '7z',
  'application/x-msdownload': 'exe',
  'application/octet-stream': 'psd xcf',
  'application/msword': 'doc',
  'application/vnd.ms-powerpoint': 'pot pps ppt',
  'application/vnd.ms-write': 'wri',
  'application/vnd.ms-excel': 'xla xls xlt xlw',
  'application/vnd.ms-access': 'mdb',
  'application/vnd.ms-project': 'mpp',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.ms-word.document.macroEnabled.12': 'docm',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.template': 'dotx',
  'application/vnd.ms-word.template.macroEnabled.12': 'dotm',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.ms-excel.sheet.macroEnabled.12': 'xlsm',
  'application/vnd.ms-excel.sheet.binary.macroEnabled.12': 'xlsb',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.template': 'xltx',
  'application/vnd.ms-excel.template.macroEnabled.12': 'xltm',
  'application/vnd.ms-excel.addin.macroEnabled.12': 'xlam',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.ms-powerpoint.presentation.macroEnabled.12': 'pptm',
  'application/vnd.openxmlformats-officedocument.presentationml.slideshow': 'ppsx',
  'application/vnd.ms-powerpoint.slideshow.macroEnabled.12': 'ppsm',
  'application/vnd.openxmlformats-officedocument.presentationml.template': 'potx',
  'application/vnd.ms-powerpoint.template.macroEnabled.12': 'potm',
  'application/vnd.ms-powerpoint.addin.macroEnabled.12': 'ppam',
  'application/vnd.openxmlformats-officedocument.presentationml.slide': 'sldx',
  'application/vnd.ms-powerpoint.slide.macroEnabled.12': 'sldm',
  'application/onenote': 'onetoc onetoc2 onetmp onepkg',
  'application/oxps': 'oxps',
  'application/vnd.ms-xpsdocument': 'xps',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.presentation': 'odp',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.graphics': 'odg',
  'application/vnd.oasis.opendocument.chart': 'odc',
  'application/vnd.oasis.opendocument.database': 'odb',
  'application/vnd.oasis.opendocument.formula': 'odf',
  'application/wordperfect': 'wp wpd',
  'application/vnd.apple.keynote': 'key',
  'application/vnd.apple.numbers': 'numbers',
  'application/vnd.apple.pages': 'pages',
}

/**
 * File suffixes that a MIME type stands for.
 *
 * @param type `image/jpeg`, or `image/*` for all known images. Capitals count, as in `macroEnabled`.
 * @returns Without dots: `['jpg', 'jpeg', 'jpe']`. `[]` for a type that is not known.
 */
export function suffixesOf(type: string): readonly string[] {
  const types = type.endsWith('/*')
    ? Object.keys(SUFFIXES).filter((known) => known.startsWith(type.slice(0, -1)))
    : Object.hasOwn(SUFFIXES, type)
      ? [type]
      : []
  return types.flatMap((known) => SUFFIXES[known]?.split(' ') ?? [])
}

/**
 * File suffixes that a list like that of the attribute `accept` stands for, without dots.
 *
 * @param accept Suffixes with their dot, types, and families of types.
 */
export function acceptedSuffixes(accept: readonly string[]): readonly string[] {
  return accept.flatMap((type) => (type.startsWith('.') ? [type.slice(1)] : suffixesOf(type)))
}

/** The MIME type that a file suffix most likely has; undefined for one that is not known. */
export function typeOfSuffix(suffix: string): string | undefined {
  return Object.keys(SUFFIXES).find((type) => SUFFIXES[type]?.split(' ').includes(suffix))
}
