import { fold } from '@vitrine/content/core'

/** Rules of a language: inflectional endings, and stop words. */
export interface LanguageRules {
  /** Endings, longest first, and what stands in their place. */
  readonly endings: readonly (readonly [ending: string, instead: string])[]
  /** Beginnings that are words of their own, written together with the next. */
  readonly beginnings: readonly string[]
  /** Words are written together to longer ones, as in German. */
  readonly compounds: boolean
  /** A doubled letter before an ending is one. */
  readonly undoubles: boolean
  readonly stopWords: ReadonlySet<string>
}

const NONE: LanguageRules = { endings: [], beginnings: [], compounds: false, undoubles: false, stopWords: new Set() }

/** Rules of a language by BCP 47 tag; a region has those of its language. A language without rules has empty ones. */
export function rulesOf(locale: string): LanguageRules {
  return RULES[locale.split('-', 1)[0] ?? ''] ?? NONE
}

/** Takes lists separated by spaces. An ending may say what stands in its place: `ies>y`. */
function rules(lists: {
  readonly endings?: string
  readonly beginnings?: string
  readonly compounds?: boolean
  readonly undoubles?: boolean
  readonly stop?: string
}): LanguageRules {
  const split = (list = '') => list.split(/\s+/).filter((part) => part !== '')
  const endings = split(lists.endings).map((rule) => {
    const [ending = '', instead = ''] = rule.split('>').map(fold)
    return [ending, instead] as const
  })
  return {
    endings: endings.sort(([one], [other]) => other.length - one.length),
    beginnings: split(lists.beginnings)
      .map(fold)
      .sort((one, other) => other.length - one.length),
    compounds: lists.compounds ?? false,
    undoubles: lists.undoubles ?? false,
    stopWords: new Set(split(lists.stop).map(fold)),
  }
}

const SCANDINAVIAN = 'arna erna orna ernes enes ane ene ers ens ets aren ar er or en et ne na a e n t s'

const SOUTH_SLAVIC = 'ovima evima ama ima ova eva oga ega omu emu ih im og eg oj om em u a e i o'

const RULES: Readonly<Record<string, LanguageRules>> = {
  ar: rules({
    beginnings: 'وال بال كال فال لل ال و',
    endings: 'ات ون ين ان ها هم كم نا ية ة ه ي',
    stop: 'في من على إلى عن مع هذا هذه التي الذي أو أن ما لا هو هي كل',
  }),
  bg: rules({
    endings: 'ата ята ете ите ове еве ният ия ът та то те ят ов ев а я о е и у',
    stop: 'и в на за от с по не се да е са или',
  }),
  ca: rules({
    endings: 'ments ment acions ació es os as ns s a e o',
    stop: 'el la els les un una i o de del a en per amb que es no',
  }),
  cs: rules({
    endings: 'ového ovému ovými ích ách ami emi ého ému ými ím ům ou ov é ý á í ě y u e i a o',
    stop: 'a i v na z do s se je to že pro od k o u jak',
  }),
  da: rules({
    compounds: true,
    endings: SCANDINAVIAN,
    undoubles: true,
    stop: 'og i på til af for med en et den det der som er vi du de at hvor hvad',
  }),
  de: rules({
    compounds: true,
    endings:
      'ungen ung heiten heit keiten keit lichen liche lich erinnen innen in ern em er en es us>us is>is ss>ss e s n',
    stop: 'der die das den dem des ein eine einer eines einem einen und oder von vom zu zum zur in im an am auf für mit bei ist sind wie was wo wer ich wir sie es nicht aus nach über',
  }),
  el: rules({
    endings: 'ους ων ος ου ες ας ης οι αι η ο α ι',
    stop: 'ο η το οι τα του της των και σε με για από να που είναι στο στη',
  }),
  en: rules({
    endings: 'nesses ness ations>at ation>at ings ing ies>y ied>y edly ed sses>ss ss>ss us>us is>is es s ly e',
    undoubles: true,
    stop: 'a an the and or of to in on at for from by with is are was be as it its this that how what where who when why which do does i we you your our my can',
  }),
  es: rules({
    endings: 'amientos amiento imientos imiento aciones ación mente idades idad es os as s a o e',
    stop: 'el la los las un una y o de del a al en por para con que es son no se su cómo qué dónde',
  }),
  et: rules({
    compounds: true,
    endings: 'dele dega test tele tega ses sse des ide ist iga ile ga le st te de id s d t l a e i u',
    stop: 'ja või on ei see kui mis kes ka',
  }),
  eu: rules({ endings: 'etako eko aren etan ekin ak ek en an ra tik a', stop: 'eta edo da ez bat' }),
  fa: rules({ endings: 'های ها ان ات ی', stop: 'و در به از که این آن را با برای یا است' }),
  fi: rules({
    compounds: true,
    endings:
      'issa issä ista istä ihin illa illä ilta iltä ille ssa ssä sta stä lla llä lta ltä lle ksi ien jen den ten in en an än na nä ta tä t n a ä i',
    undoubles: true,
    stop: 'ja tai on ei se että kun mitä kuin myös',
  }),
  fr: rules({
    endings:
      'eaux>eau aux>al issements issement ements ement ations ation euses euse eurs eur ives ive if ités ité ées ée és er ez es é e s x',
    stop: 'le la les l un une des d de du et ou à au aux en dans pour par sur avec est sont ce que qui où comment quoi nous vous je ne pas',
  }),
  ga: rules({ endings: 'anna acha eanna í a e', stop: 'an na agus is i ar le do de' }),
  gl: rules({
    endings: 'mente ción cións es os as s a o e',
    stop: 'o a os as un unha e ou de do da en no na por para con que é non',
  }),
  he: rules({
    beginnings: 'וה שה מה כש ו ה ב ל מ ש כ',
    endings: 'יות ים ות ית יה ה י',
    stop: 'של את על עם או גם לא זה זו הוא היא אני כי אם מה איפה איך',
  }),
  hi: rules({ endings: 'ियों ियाँ ाओं ओं ों ें ीं ी ा े ि', stop: 'का की के में है हैं और या से को पर यह वह' }),
  hr: rules({ endings: SOUTH_SLAVIC, stop: 'i u na za od s je se da ili ne što kako gdje' }),
  hu: rules({
    compounds: true,
    endings:
      'okban ekben okat eket oknak eknek ban ben ból ből nak nek val vel hoz hez höz ról ről tól től ok ek ök ak ot et öt at on en ön ra re t k a e',
    stop: 'a az és vagy egy nem hogy van ez',
  }),
  id: rules({
    endings: 'kan nya lah kah an i',
    beginnings: 'mem men meng me ber ter di',
    stop: 'yang dan atau di ke dari untuk dengan ini itu',
  }),
  is: rules({
    compounds: true,
    endings: 'arnir irnar anna inum unum ar ir ur um inn in ið na a i u',
    stop: 'og eða í á til að sem er ekki',
  }),
  it: rules({
    endings: 'amenti amento imenti imento azioni azione mente ità i e o a',
    stop: 'il lo la i gli le l un una uno e o di del della dei a al in nel per con che è sono non si come dove',
  }),
  lt: rules({
    endings: 'iuose uose ėse omis iais ams oms ui us os as is ės ai ų ą ę į o e a i',
    stop: 'ir ar į iš su kad tai yra ne',
  }),
  lv: rules({ endings: 'iem ajām ām as os is us es ai am ā ē ī u a e i s', stop: 'un vai no ar uz ir ka ne' }),
  ms: rules({ endings: 'kan nya lah kah an i', stop: 'yang dan atau di ke dari untuk dengan ini itu' }),
  mt: rules({ endings: 'ijiet iet i a', stop: 'u jew ta fil minn li' }),
  nb: rules({
    compounds: true,
    endings: SCANDINAVIAN,
    undoubles: true,
    stop: 'og i på til av for med en et den det der som er vi du de at hvor hva',
  }),
  nl: rules({
    compounds: true,
    endings: 'heden heid ingen ing eren en es er e s',
    undoubles: true,
    stop: 'de het een en of van te in op aan voor met bij is zijn dat die niet wat waar hoe wie we je',
  }),
  pl: rules({
    endings: 'owego owemu owych owymi ami ach ego emu ymi imi ów om ej ie ą ę y i u e a o',
    stop: 'i w na z do o że się jest nie to jak co gdzie dla lub',
  }),
  pt: rules({
    endings: 'amentos amento imentos imento ações ação mente idades idade ões>ao ais>al es os as s a o e',
    stop: 'o a os as um uma e ou de do da dos das em no na por para com que é são não como onde',
  }),
  ro: rules({
    endings: 'urilor ilor elor ului urile uri ii lor ul le ei a e i',
    stop: 'și sau de la în pe cu un o este nu ce care din',
  }),
  ru: rules({
    endings:
      'ями ами ого его ому ему ыми ими ость ости ах ях ов ев ей ой ий ый ая яя ое ее ие ые ую юю ом ем ам ям ы и а я о е у ю ь',
    stop: 'и в на с по для от из к о у не что как где это или мы вы я',
  }),
  sk: rules({
    endings: 'ového ovému ovými ích ách ami ého ému ými ím om ou ov é ý á í y u e i a o',
    stop: 'a i v na z do s sa je to že pre od k o',
  }),
  sl: rules({ endings: SOUTH_SLAVIC, stop: 'in v na za od z s je se da ali ne kaj kako kje' }),
  sq: rules({ endings: 'ave eve ët it ve të at e i a', stop: 'dhe ose në me për nga një është' }),
  sr: rules({
    endings: `${SOUTH_SLAVIC} овима евима ама има ова ева ога ега ому ему их им ог ег ој ом ем у а е и о`,
    stop: 'i u na za od s je se da ili ne и у на за од с је се да или не',
  }),
  sv: rules({
    compounds: true,
    endings: SCANDINAVIAN,
    undoubles: true,
    stop: 'och i på till av för med en ett den det som är vi du de att var vad hur',
  }),
  tr: rules({
    endings:
      'larının lerinin larında lerinde ların lerin larda lerde lardan lerden lar ler ının inin nın nin dan den tan ten da de ta te ı i u ü a e',
    stop: 've veya ile bir bu için ne nasıl nerede',
  }),
  uk: rules({
    endings: 'ями ами ого його ому ими ість ості ах ях ів їв ей ої ий ій ая ое ее ую ом ем ам ям и і а я о е у ю ь',
    stop: 'і й в у на з по для від до не що як де це або ми ви я',
  }),
  ur: rules({ endings: 'وں یں یاں ی', stop: 'اور میں کے کی کا سے کو پر یہ ہے' }),
}
