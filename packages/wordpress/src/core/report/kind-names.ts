import { quoted, type ReportText } from './report-words.ts'

/** Kinds of items of WordPress and of widespread plugins, in the plural as its admin names them. */
const KIND_NAMES: Readonly<Record<string, ReportText>> = {
  post: { en: 'Posts', de: 'Beiträge', he: 'פוסטים' },
  page: { en: 'Pages', de: 'Seiten', he: 'עמודים' },
  attachment: { en: 'Media files', de: 'Mediendateien', he: 'קובצי מדיה' },
  nav_menu_item: { en: 'Menu entries', de: 'Menüeinträge', he: 'פריטי תפריט' },
  revision: { en: 'Revisions', de: 'Revisionen', he: 'גרסאות' },
  wp_block: { en: 'Reusable blocks', de: 'Wiederverwendbare Blöcke', he: 'בלוקים לשימוש חוזר' },
  wp_navigation: { en: 'Menus of a block theme', de: 'Menüs eines Block-Themes', he: 'תפריטים של ערכת בלוקים' },
  wp_template: { en: 'Templates of the theme', de: 'Vorlagen des Themes', he: 'תבניות של ערכת העיצוב' },
  wp_template_part: {
    en: 'Template parts of the theme',
    de: 'Vorlagenteile des Themes',
    he: 'חלקי תבנית של ערכת העיצוב',
  },
  wp_global_styles: { en: 'Styles of the theme', de: 'Stile des Themes', he: 'סגנונות של ערכת העיצוב' },
  wp_font_family: { en: 'Font families', de: 'Schriftfamilien', he: 'משפחות גופנים' },
  wp_font_face: { en: 'Font faces', de: 'Schriftschnitte', he: 'גופנים' },
  custom_css: { en: 'Additional CSS', de: 'Zusätzliches CSS', he: 'CSS נוסף' },
  customize_changeset: { en: 'Drafts of the customizer', de: 'Entwürfe des Customizers', he: 'טיוטות של כלי ההתאמה' },
  oembed_cache: { en: 'Stored embeds', de: 'Gespeicherte Einbettungen', he: 'הטמעות שמורות' },
  user_request: { en: 'Privacy requests', de: 'Datenschutzanfragen', he: 'בקשות פרטיות' },
  product: { en: 'Products', de: 'Produkte', he: 'מוצרים' },
  product_variation: { en: 'Product variations', de: 'Produktvarianten', he: 'וריאציות של מוצרים' },
  shop_order: { en: 'Orders', de: 'Bestellungen', he: 'הזמנות' },
  shop_order_refund: { en: 'Refunds', de: 'Erstattungen', he: 'החזרים' },
  shop_coupon: { en: 'Coupons', de: 'Gutscheine', he: 'קופונים' },
  forum: { en: 'Forums', de: 'Foren', he: 'פורומים' },
  topic: { en: 'Forum topics', de: 'Forenthemen', he: 'נושאים בפורום' },
  reply: { en: 'Forum replies', de: 'Forenantworten', he: 'תשובות בפורום' },
  project: { en: 'Projects', de: 'Projekte', he: 'פרויקטים' },
  portfolio: { en: 'Portfolio projects', de: 'Portfolio-Projekte', he: 'פרויקטים בתיק העבודות' },
  avada_portfolio: { en: 'Portfolio projects of Avada', de: 'Portfolio-Projekte von Avada', he: 'פרויקטים של Avada' },
  'jetpack-portfolio': {
    en: 'Portfolio projects of Jetpack',
    de: 'Portfolio-Projekte von Jetpack',
    he: 'פרויקטים של Jetpack',
  },
  avada_faq: { en: 'Questions of Avada', de: 'Fragen von Avada', he: 'שאלות נפוצות של Avada' },
  faq: { en: 'Questions and answers', de: 'Fragen und Antworten', he: 'שאלות ותשובות' },
  fusion_element: {
    en: 'Saved elements of Avada',
    de: 'Gespeicherte Elemente von Avada',
    he: 'רכיבים שמורים של Avada',
  },
  fusion_template: {
    en: 'Saved templates of Avada',
    de: 'Gespeicherte Vorlagen von Avada',
    he: 'תבניות שמורות של Avada',
  },
  fusion_tb_section: { en: 'Layout sections of Avada', de: 'Layout-Abschnitte von Avada', he: 'מקטעי פריסה של Avada' },
  fusion_tb_layout: { en: 'Layouts of Avada', de: 'Layouts von Avada', he: 'פריסות של Avada' },
  fusion_form: { en: 'Forms of Avada', de: 'Formulare von Avada', he: 'טפסים של Avada' },
  slide: { en: 'Slides', de: 'Folien', he: 'שקופיות' },
  'ml-slider': { en: 'Sliders of MetaSlider', de: 'Slider von MetaSlider', he: 'סליידרים של MetaSlider' },
  'ml-slide': { en: 'Slides of MetaSlider', de: 'Folien von MetaSlider', he: 'שקופיות של MetaSlider' },
  elementor_library: { en: 'Templates of Elementor', de: 'Vorlagen von Elementor', he: 'תבניות של Elementor' },
  elementor_snippet: {
    en: 'Code snippets of Elementor',
    de: 'Code-Schnipsel von Elementor',
    he: 'קטעי קוד של Elementor',
  },
  'e-landing-page': {
    en: 'Landing pages of Elementor',
    de: 'Landingpages von Elementor',
    he: 'דפי נחיתה של Elementor',
  },
  et_pb_layout: { en: 'Layouts of Divi', de: 'Layouts von Divi', he: 'פריסות של Divi' },
  'fl-builder-template': {
    en: 'Templates of Beaver Builder',
    de: 'Vorlagen von Beaver Builder',
    he: 'תבניות של Beaver Builder',
  },
  templatera: { en: 'Templates of WPBakery', de: 'Vorlagen von WPBakery', he: 'תבניות של WPBakery' },
  wpcf7_contact_form: { en: 'Contact forms', de: 'Kontaktformulare', he: 'טופסי יצירת קשר' },
  wpforms: { en: 'Forms of WPForms', de: 'Formulare von WPForms', he: 'טפסים של WPForms' },
  flamingo_inbound: { en: 'Messages of Flamingo', de: 'Nachrichten von Flamingo', he: 'הודעות של Flamingo' },
  flamingo_outbound: {
    en: 'Sent mails of Flamingo',
    de: 'Gesendete E-Mails von Flamingo',
    he: 'דוא"ל יוצא של Flamingo',
  },
  flamingo_contact: { en: 'Address book of Flamingo', de: 'Adressbuch von Flamingo', he: 'פנקס הכתובות של Flamingo' },
  'guest-author': { en: 'Guest authors', de: 'Gastautoren', he: 'מחברים אורחים' },
  'scheduled-action': { en: 'Scheduled tasks', de: 'Geplante Aufgaben', he: 'משימות מתוזמנות' },
  redirect_rule: { en: 'Redirect rules', de: 'Weiterleitungsregeln', he: 'כללי הפניה' },
}

/** Name of a kind of the old site; one that is not known is quoted as it is. @param kind As WordPress stores it: `nav_menu_item`. */
export function kindName(kind: string): ReportText {
  return (Object.hasOwn(KIND_NAMES, kind) ? KIND_NAMES[kind] : undefined) ?? quoted(kind)
}
