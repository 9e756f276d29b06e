import { PageCanvas as PageCanvas_d8f14d87c0f62263e23191a4875c282c } from '@vitrine/canvas/admin'
import { CanvasFindings as CanvasFindings_df12aa26b1dea4e706e833796c094821 } from '@vitrine/seo/admin'
import { BlockNotes as BlockNotes_ec4b6a0fcd12b4021fb0845c5ecf721f } from '@vitrine/review/admin'
import { SearchPreview as SearchPreview_df12aa26b1dea4e706e833796c094821 } from '@vitrine/seo/admin'
import { Checklist as Checklist_df12aa26b1dea4e706e833796c094821 } from '@vitrine/seo/admin'
import { SpecialPageNote as SpecialPageNote_0668f01632cf891a502dd5bf090d9935 } from '@vitrine/content/admin'
import { MomentCell as MomentCell_0668f01632cf891a502dd5bf090d9935 } from '@vitrine/content/admin'
import { StartFromTemplate as StartFromTemplate_0668f01632cf891a502dd5bf090d9935 } from '@vitrine/content/admin'
import { ListBacklinks as ListBacklinks_0668f01632cf891a502dd5bf090d9935 } from '@vitrine/content/admin'
import { FormGuard as FormGuard_0668f01632cf891a502dd5bf090d9935 } from '@vitrine/content/admin'
import { LanguageNotice as LanguageNotice_0668f01632cf891a502dd5bf090d9935 } from '@vitrine/content/admin'
import { DocumentBacklinks as DocumentBacklinks_0668f01632cf891a502dd5bf090d9935 } from '@vitrine/content/admin'
import { ReviewState as ReviewState_ec4b6a0fcd12b4021fb0845c5ecf721f } from '@vitrine/review/admin'
import { PublishWithChanges as PublishWithChanges_d8f14d87c0f62263e23191a4875c282c } from '@vitrine/canvas/admin'
import { CompareTab as CompareTab_d8f14d87c0f62263e23191a4875c282c } from '@vitrine/canvas/admin'
import { LinkPicker as LinkPicker_0668f01632cf891a502dd5bf090d9935 } from '@vitrine/content/admin'
import { MomentField as MomentField_0668f01632cf891a502dd5bf090d9935 } from '@vitrine/content/admin'
import { BlockLabel as BlockLabel_0668f01632cf891a502dd5bf090d9935 } from '@vitrine/content/admin'
import { SlidesField as SlidesField_953df896dd979fe3ebfdf552b7e7437e } from '@vitrine/sliders/admin'
import { PublishAtSiteTime as PublishAtSiteTime_0668f01632cf891a502dd5bf090d9935 } from '@vitrine/content/admin'
import { CommentBar as CommentBar_04254d75f6338c0e1aa99258cf5f1a2a } from '@vitrine/comments/admin'
import { OpenDocument as OpenDocument_ec4b6a0fcd12b4021fb0845c5ecf721f } from '@vitrine/review/admin'
import { FormWarnings as FormWarnings_6f07165a04299b7bce9f73ac11b42279 } from '@vitrine/forms/admin'
import { AsFields as AsFields_6f07165a04299b7bce9f73ac11b42279 } from '@vitrine/forms/admin'
import { MailPreview as MailPreview_6f07165a04299b7bce9f73ac11b42279 } from '@vitrine/forms/admin'
import { AssigneeCell as AssigneeCell_6f07165a04299b7bce9f73ac11b42279 } from '@vitrine/forms/admin'
import { AssigneeField as AssigneeField_6f07165a04299b7bce9f73ac11b42279 } from '@vitrine/forms/admin'
import { EntriesView as EntriesView_6f07165a04299b7bce9f73ac11b42279 } from '@vitrine/forms/admin'
import { FilesView as FilesView_6f07165a04299b7bce9f73ac11b42279 } from '@vitrine/forms/admin'
import { InboxBar as InboxBar_6f07165a04299b7bce9f73ac11b42279 } from '@vitrine/forms/admin'
import { ReleaseMessage as ReleaseMessage_6f07165a04299b7bce9f73ac11b42279 } from '@vitrine/forms/admin'
import { DeliveryStateCell as DeliveryStateCell_6f07165a04299b7bce9f73ac11b42279 } from '@vitrine/forms/admin'
import { DeliveryStateField as DeliveryStateField_6f07165a04299b7bce9f73ac11b42279 } from '@vitrine/forms/admin'
import { ErrorCell as ErrorCell_6f07165a04299b7bce9f73ac11b42279 } from '@vitrine/forms/admin'
import { MessageCell as MessageCell_6f07165a04299b7bce9f73ac11b42279 } from '@vitrine/forms/admin'
import { SendAgain as SendAgain_6f07165a04299b7bce9f73ac11b42279 } from '@vitrine/forms/admin'
import { StockHistory as StockHistory_1b50b8e928873c42d9cf87545d834a7a } from '@vitrine/shop/admin'
import { EndingStock as EndingStock_1b50b8e928873c42d9cf87545d834a7a } from '@vitrine/shop/admin'
import { ProductTools as ProductTools_1b50b8e928873c42d9cf87545d834a7a } from '@vitrine/shop/admin'
import { FileFacts as FileFacts_0668f01632cf891a502dd5bf090d9935 } from '@vitrine/content/admin'
import { MediaLibrary as MediaLibrary_0668f01632cf891a502dd5bf090d9935 } from '@vitrine/content/admin'
import { OfferedAddresses as OfferedAddresses_0668f01632cf891a502dd5bf090d9935 } from '@vitrine/content/admin'
import { RedirectTools as RedirectTools_0668f01632cf891a502dd5bf090d9935 } from '@vitrine/content/admin'
import { MakeRedirectCell as MakeRedirectCell_0668f01632cf891a502dd5bf090d9935 } from '@vitrine/content/admin'
import { MakeRedirectField as MakeRedirectField_0668f01632cf891a502dd5bf090d9935 } from '@vitrine/content/admin'
import { EraseMember as EraseMember_68f1b7a8936912afc6e4ae1d733358aa } from '@vitrine/members/admin'
import { OrderView as OrderView_1b50b8e928873c42d9cf87545d834a7a } from '@vitrine/shop/admin'
import { OrderStateCell as OrderStateCell_1b50b8e928873c42d9cf87545d834a7a } from '@vitrine/shop/admin'
import { OrderMethodCell as OrderMethodCell_1b50b8e928873c42d9cf87545d834a7a } from '@vitrine/shop/admin'
import { OrderTotalCell as OrderTotalCell_1b50b8e928873c42d9cf87545d834a7a } from '@vitrine/shop/admin'
import { OrderWithdrawalCell as OrderWithdrawalCell_1b50b8e928873c42d9cf87545d834a7a } from '@vitrine/shop/admin'
import { OrdersBar as OrdersBar_1b50b8e928873c42d9cf87545d834a7a } from '@vitrine/shop/admin'
import { PostsBar as PostsBar_4dca8bd3b0ef1bf3048adc2818910d97 } from '@vitrine/forum/admin'
import { TopicsBar as TopicsBar_4dca8bd3b0ef1bf3048adc2818910d97 } from '@vitrine/forum/admin'
import { CurrentPassword as CurrentPassword_792fdc19b70593417c56a0c76d1e42d0 } from '@vitrine/accounts/admin'
import { RoleField as RoleField_792fdc19b70593417c56a0c76d1e42d0 } from '@vitrine/accounts/admin'
import { SecondFactorField as SecondFactorField_792fdc19b70593417c56a0c76d1e42d0 } from '@vitrine/accounts/admin'
import { SessionList as SessionList_792fdc19b70593417c56a0c76d1e42d0 } from '@vitrine/accounts/admin'
import { Invite as Invite_792fdc19b70593417c56a0c76d1e42d0 } from '@vitrine/accounts/admin'
import { ReportSettings as ReportSettings_d8f14d87c0f62263e23191a4875c282c } from '@vitrine/canvas/admin'
import { PresetPicker as PresetPicker_725d251fd022752e62f7fa127162e2df } from '@vitrine/theme/admin'
import { ColorField as ColorField_725d251fd022752e62f7fa127162e2df } from '@vitrine/theme/admin'
import { ContrastCheck as ContrastCheck_725d251fd022752e62f7fa127162e2df } from '@vitrine/theme/admin'
import { FrameLinks as FrameLinks_725d251fd022752e62f7fa127162e2df } from '@vitrine/theme/admin'
import { HealthOverview as HealthOverview_389aaa1f4a91b51895f481abc2a8f6e6 } from '@vitrine/health/admin'
import { MoveInPage as MoveInPage_ecb01ad0b8e969d8d8dea644d348b0c8 } from '@vitrine/wordpress/admin'
import { OpeningChecklist as OpeningChecklist_1b50b8e928873c42d9cf87545d834a7a } from '@vitrine/shop/admin'
import { RightsTable as RightsTable_0668f01632cf891a502dd5bf090d9935 } from '@vitrine/content/admin'
import { BlockWidths as BlockWidths_d8f14d87c0f62263e23191a4875c282c } from '@vitrine/canvas/admin'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RelationshipFeatureClient as RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RichTextField as RichTextField_17e92810687b97ed30441fd0ea8a4168 } from '@vitrine/cms/admin'
import { AddressReport as AddressReport_7827806f5d8226fa31f2397f579a79d5 } from '@vitrine/video/admin'
import { Sidebar as Sidebar_0e796eeb1d482eb2fa22c41bd617b44e } from '@vitrine/dashboard/admin'
import { HomeIcon as HomeIcon_0e796eeb1d482eb2fa22c41bd617b44e } from '@vitrine/dashboard/admin'
import { SiteLogo as SiteLogo_0e796eeb1d482eb2fa22c41bd617b44e } from '@vitrine/dashboard/admin'
import { HelpLink as HelpLink_0e796eeb1d482eb2fa22c41bd617b44e } from '@vitrine/dashboard/admin'
import { SiteTimeZone as SiteTimeZone_0668f01632cf891a502dd5bf090d9935 } from '@vitrine/content/admin'
import { EditorMark as EditorMark_0668f01632cf891a502dd5bf090d9935 } from '@vitrine/content/admin'
import { FieldsInSight as FieldsInSight_0668f01632cf891a502dd5bf090d9935 } from '@vitrine/content/admin'
import { SavesGuard as SavesGuard_0668f01632cf891a502dd5bf090d9935 } from '@vitrine/content/admin'
import { OpenSidebar as OpenSidebar_0e796eeb1d482eb2fa22c41bd617b44e } from '@vitrine/dashboard/admin'
import { Dashboard as Dashboard_0e796eeb1d482eb2fa22c41bd617b44e } from '@vitrine/dashboard/admin'
import { HelpView as HelpView_0e796eeb1d482eb2fa22c41bd617b44e } from '@vitrine/dashboard/admin'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@vitrine/canvas/admin#PageCanvas": PageCanvas_d8f14d87c0f62263e23191a4875c282c,
  "@vitrine/seo/admin#CanvasFindings": CanvasFindings_df12aa26b1dea4e706e833796c094821,
  "@vitrine/review/admin#BlockNotes": BlockNotes_ec4b6a0fcd12b4021fb0845c5ecf721f,
  "@vitrine/seo/admin#SearchPreview": SearchPreview_df12aa26b1dea4e706e833796c094821,
  "@vitrine/seo/admin#Checklist": Checklist_df12aa26b1dea4e706e833796c094821,
  "@vitrine/content/admin#SpecialPageNote": SpecialPageNote_0668f01632cf891a502dd5bf090d9935,
  "@vitrine/content/admin#MomentCell": MomentCell_0668f01632cf891a502dd5bf090d9935,
  "@vitrine/content/admin#StartFromTemplate": StartFromTemplate_0668f01632cf891a502dd5bf090d9935,
  "@vitrine/content/admin#ListBacklinks": ListBacklinks_0668f01632cf891a502dd5bf090d9935,
  "@vitrine/content/admin#FormGuard": FormGuard_0668f01632cf891a502dd5bf090d9935,
  "@vitrine/content/admin#LanguageNotice": LanguageNotice_0668f01632cf891a502dd5bf090d9935,
  "@vitrine/content/admin#DocumentBacklinks": DocumentBacklinks_0668f01632cf891a502dd5bf090d9935,
  "@vitrine/review/admin#ReviewState": ReviewState_ec4b6a0fcd12b4021fb0845c5ecf721f,
  "@vitrine/canvas/admin#PublishWithChanges": PublishWithChanges_d8f14d87c0f62263e23191a4875c282c,
  "@vitrine/canvas/admin#CompareTab": CompareTab_d8f14d87c0f62263e23191a4875c282c,
  "@vitrine/content/admin#LinkPicker": LinkPicker_0668f01632cf891a502dd5bf090d9935,
  "@vitrine/content/admin#MomentField": MomentField_0668f01632cf891a502dd5bf090d9935,
  "@vitrine/content/admin#BlockLabel": BlockLabel_0668f01632cf891a502dd5bf090d9935,
  "@vitrine/sliders/admin#SlidesField": SlidesField_953df896dd979fe3ebfdf552b7e7437e,
  "@vitrine/content/admin#PublishAtSiteTime": PublishAtSiteTime_0668f01632cf891a502dd5bf090d9935,
  "@vitrine/comments/admin#CommentBar": CommentBar_04254d75f6338c0e1aa99258cf5f1a2a,
  "@vitrine/review/admin#OpenDocument": OpenDocument_ec4b6a0fcd12b4021fb0845c5ecf721f,
  "@vitrine/forms/admin#FormWarnings": FormWarnings_6f07165a04299b7bce9f73ac11b42279,
  "@vitrine/forms/admin#AsFields": AsFields_6f07165a04299b7bce9f73ac11b42279,
  "@vitrine/forms/admin#MailPreview": MailPreview_6f07165a04299b7bce9f73ac11b42279,
  "@vitrine/forms/admin#AssigneeCell": AssigneeCell_6f07165a04299b7bce9f73ac11b42279,
  "@vitrine/forms/admin#AssigneeField": AssigneeField_6f07165a04299b7bce9f73ac11b42279,
  "@vitrine/forms/admin#EntriesView": EntriesView_6f07165a04299b7bce9f73ac11b42279,
  "@vitrine/forms/admin#FilesView": FilesView_6f07165a04299b7bce9f73ac11b42279,
  "@vitrine/forms/admin#InboxBar": InboxBar_6f07165a04299b7bce9f73ac11b42279,
  "@vitrine/forms/admin#ReleaseMessage": ReleaseMessage_6f07165a04299b7bce9f73ac11b42279,
  "@vitrine/forms/admin#DeliveryStateCell": DeliveryStateCell_6f07165a04299b7bce9f73ac11b42279,
  "@vitrine/forms/admin#DeliveryStateField": DeliveryStateField_6f07165a04299b7bce9f73ac11b42279,
  "@vitrine/forms/admin#ErrorCell": ErrorCell_6f07165a04299b7bce9f73ac11b42279,
  "@vitrine/forms/admin#MessageCell": MessageCell_6f07165a04299b7bce9f73ac11b42279,
  "@vitrine/forms/admin#SendAgain": SendAgain_6f07165a04299b7bce9f73ac11b42279,
  "@vitrine/shop/admin#StockHistory": StockHistory_1b50b8e928873c42d9cf87545d834a7a,
  "@vitrine/shop/admin#EndingStock": EndingStock_1b50b8e928873c42d9cf87545d834a7a,
  "@vitrine/shop/admin#ProductTools": ProductTools_1b50b8e928873c42d9cf87545d834a7a,
  "@vitrine/content/admin#FileFacts": FileFacts_0668f01632cf891a502dd5bf090d9935,
  "@vitrine/content/admin#MediaLibrary": MediaLibrary_0668f01632cf891a502dd5bf090d9935,
  "@vitrine/content/admin#OfferedAddresses": OfferedAddresses_0668f01632cf891a502dd5bf090d9935,
  "@vitrine/content/admin#RedirectTools": RedirectTools_0668f01632cf891a502dd5bf090d9935,
  "@vitrine/content/admin#MakeRedirectCell": MakeRedirectCell_0668f01632cf891a502dd5bf090d9935,
  "@vitrine/content/admin#MakeRedirectField": MakeRedirectField_0668f01632cf891a502dd5bf090d9935,
  "@vitrine/members/admin#EraseMember": EraseMember_68f1b7a8936912afc6e4ae1d733358aa,
  "@vitrine/shop/admin#OrderView": OrderView_1b50b8e928873c42d9cf87545d834a7a,
  "@vitrine/shop/admin#OrderStateCell": OrderStateCell_1b50b8e928873c42d9cf87545d834a7a,
  "@vitrine/shop/admin#OrderMethodCell": OrderMethodCell_1b50b8e928873c42d9cf87545d834a7a,
  "@vitrine/shop/admin#OrderTotalCell": OrderTotalCell_1b50b8e928873c42d9cf87545d834a7a,
  "@vitrine/shop/admin#OrderWithdrawalCell": OrderWithdrawalCell_1b50b8e928873c42d9cf87545d834a7a,
  "@vitrine/shop/admin#OrdersBar": OrdersBar_1b50b8e928873c42d9cf87545d834a7a,
  "@vitrine/forum/admin#PostsBar": PostsBar_4dca8bd3b0ef1bf3048adc2818910d97,
  "@vitrine/forum/admin#TopicsBar": TopicsBar_4dca8bd3b0ef1bf3048adc2818910d97,
  "@vitrine/accounts/admin#CurrentPassword": CurrentPassword_792fdc19b70593417c56a0c76d1e42d0,
  "@vitrine/accounts/admin#RoleField": RoleField_792fdc19b70593417c56a0c76d1e42d0,
  "@vitrine/accounts/admin#SecondFactorField": SecondFactorField_792fdc19b70593417c56a0c76d1e42d0,
  "@vitrine/accounts/admin#SessionList": SessionList_792fdc19b70593417c56a0c76d1e42d0,
  "@vitrine/accounts/admin#Invite": Invite_792fdc19b70593417c56a0c76d1e42d0,
  "@vitrine/canvas/admin#ReportSettings": ReportSettings_d8f14d87c0f62263e23191a4875c282c,
  "@vitrine/theme/admin#PresetPicker": PresetPicker_725d251fd022752e62f7fa127162e2df,
  "@vitrine/theme/admin#ColorField": ColorField_725d251fd022752e62f7fa127162e2df,
  "@vitrine/theme/admin#ContrastCheck": ContrastCheck_725d251fd022752e62f7fa127162e2df,
  "@vitrine/theme/admin#FrameLinks": FrameLinks_725d251fd022752e62f7fa127162e2df,
  "@vitrine/health/admin#HealthOverview": HealthOverview_389aaa1f4a91b51895f481abc2a8f6e6,
  "@vitrine/wordpress/admin#MoveInPage": MoveInPage_ecb01ad0b8e969d8d8dea644d348b0c8,
  "@vitrine/shop/admin#OpeningChecklist": OpeningChecklist_1b50b8e928873c42d9cf87545d834a7a,
  "@vitrine/content/admin#RightsTable": RightsTable_0668f01632cf891a502dd5bf090d9935,
  "@vitrine/canvas/admin#BlockWidths": BlockWidths_d8f14d87c0f62263e23191a4875c282c,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#RelationshipFeatureClient": RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@vitrine/cms/admin#RichTextField": RichTextField_17e92810687b97ed30441fd0ea8a4168,
  "@vitrine/video/admin#AddressReport": AddressReport_7827806f5d8226fa31f2397f579a79d5,
  "@vitrine/dashboard/admin#Sidebar": Sidebar_0e796eeb1d482eb2fa22c41bd617b44e,
  "@vitrine/dashboard/admin#HomeIcon": HomeIcon_0e796eeb1d482eb2fa22c41bd617b44e,
  "@vitrine/dashboard/admin#SiteLogo": SiteLogo_0e796eeb1d482eb2fa22c41bd617b44e,
  "@vitrine/dashboard/admin#HelpLink": HelpLink_0e796eeb1d482eb2fa22c41bd617b44e,
  "@vitrine/content/admin#SiteTimeZone": SiteTimeZone_0668f01632cf891a502dd5bf090d9935,
  "@vitrine/content/admin#EditorMark": EditorMark_0668f01632cf891a502dd5bf090d9935,
  "@vitrine/content/admin#FieldsInSight": FieldsInSight_0668f01632cf891a502dd5bf090d9935,
  "@vitrine/content/admin#SavesGuard": SavesGuard_0668f01632cf891a502dd5bf090d9935,
  "@vitrine/dashboard/admin#OpenSidebar": OpenSidebar_0e796eeb1d482eb2fa22c41bd617b44e,
  "@vitrine/dashboard/admin#Dashboard": Dashboard_0e796eeb1d482eb2fa22c41bd617b44e,
  "@vitrine/dashboard/admin#HelpView": HelpView_0e796eeb1d482eb2fa22c41bd617b44e,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
