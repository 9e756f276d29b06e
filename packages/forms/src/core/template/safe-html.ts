/** Elements that editors may use in a form. Nothing that runs, loads documents or leaves the form. */
const ELEMENTS = new Set(
  (
    'a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup data datalist dd del details ' +
    'dfn div dl dt em fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd label ' +
    'legend li main mark menu meter nav ol optgroup option output p picture pre progress q rp rt ruby s samp search ' +
    'section select small source span strong sub summary sup svg table tbody td template textarea tfoot th thead time tr u ul ' +
    'var video audio track wbr button circle ellipse g line path polygon polyline rect title desc'
  ).split(' '),
)

/** Elements whose content nobody was meant to read where scripts and other documents work. */
const FOR_SCRIPTS = new Set(
  'applet canvas embed frame frameset head iframe math noembed noframes noscript object plaintext script style xmp'.split(
    ' ',
  ),
)

const ATTRIBUTES = new Set(
  (
    'abbr accept align alt autocomplete cellpadding cellspacing checked cite class clip-rule colspan cols controls cx cy ' +
    'd datetime dir disabled download fill fill-opacity fill-rule for headers height hidden high href hreflang id inert ' +
    'inputmode ismap itemprop kind label lang list loading loop low max maxlength media min minlength multiple muted name ' +
    'open optimum pattern placeholder playsinline points poster preload r readonly rel required reversed role rows rowspan ' +
    'rx ry scope selected shape size sizes span spellcheck src srclang srcset start step stroke stroke-linecap ' +
    'stroke-linejoin stroke-width summary tabindex target title transform translate type usemap valign value viewbox ' +
    'width wrap x x1 x2 y y1 y2 xmlns'
  ).split(' '),
)

/** Attributes that hold an address. */
const ADDRESSES = new Set(['href', 'src', 'poster', 'cite'])

/** Buttons of a form can only send it, reset it or do nothing. */
const INPUT_TYPES = new Set(
  (
    'button checkbox color date datetime-local email hidden month number password radio range reset search submit tel text ' +
    'time url week'
  ).split(' '),
)

/** True if an element is removed with its content. Other disallowed elements leave theirs behind. */
export function isForScripts(name: string): boolean {
  return FOR_SCRIPTS.has(name)
}

export function isAllowedElement(name: string): boolean {
  return ELEMENTS.has(name)
}

/** @returns The value when the attribute is harmless; undefined drops it. */
export function safeAttribute(element: string, name: string, value: string): string | undefined {
  const isNamed = ATTRIBUTES.has(name.toLowerCase()) || /^(?:data|aria)-[a-z0-9-]+$/.test(name)
  if (!isNamed) return undefined
  if (ADDRESSES.has(name)) return safeAddress(value)
  if (name === 'srcset') return /(?:^|[\s,])(?:javascript|vbscript|data):/i.test(value) ? undefined : value
  if (name === 'type' && element === 'input') return INPUT_TYPES.has(value.toLowerCase()) ? value : undefined
  return value
}

function safeAddress(value: string): string | undefined {
  // Browsers drop blanks and control characters before they look for the scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is dropped
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(value.replace(/[\u0000-\u0020\u007f-\u009f]/g, ''))?.[1]?.toLowerCase()
  return scheme === undefined || ['http', 'https', 'mailto', 'tel', 'sms'].includes(scheme) ? value : undefined
}
