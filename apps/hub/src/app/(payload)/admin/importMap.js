import { OnSite as OnSite_2e31b09a4147b8ebcf920075cd9bc66a } from '../../../content/on-site/on-site.tsx'
import { PicturesForBanner as PicturesForBanner_6ccfa66758533e74d39e1634d257edb7 } from '../../../content/form-components.tsx'
import { CatalogueNames as CatalogueNames_6ccfa66758533e74d39e1634d257edb7 } from '../../../content/form-components.tsx'
import { RowLabel as RowLabel_6ccfa66758533e74d39e1634d257edb7 } from '../../../content/form-components.tsx'
import { SaveBeforeSchedule as SaveBeforeSchedule_6ccfa66758533e74d39e1634d257edb7 } from '../../../content/form-components.tsx'
import { RestoreVersion as RestoreVersion_6ccfa66758533e74d39e1634d257edb7 } from '../../../content/form-components.tsx'
import { KeepWords as KeepWords_6ccfa66758533e74d39e1634d257edb7 } from '../../../content/form-components.tsx'
import { ShownField as ShownField_614ce496774f9b9fc45efe2e729a19a6 } from '../../../content/pictures/shown-field.tsx'
import { ShownOn as ShownOn_6ccfa66758533e74d39e1634d257edb7 } from '../../../content/form-components.tsx'
import { RoomLink as RoomLink_6e9339126a0f4ba79905e7df74365bf5 } from '../../../content/pictures/room-link.tsx'
import { AssigneeCell as AssigneeCell_de23dfdc876168ff8138fc6665a397a5 } from '../../../registrations/desk/queue.tsx'
import { MissingCell as MissingCell_de23dfdc876168ff8138fc6665a397a5 } from '../../../registrations/desk/queue.tsx'
import { AgeCell as AgeCell_de23dfdc876168ff8138fc6665a397a5 } from '../../../registrations/desk/queue.tsx'
import { QueueViews as QueueViews_de23dfdc876168ff8138fc6665a397a5 } from '../../../registrations/desk/queue.tsx'
import { DeskView as DeskView_85d1d44f48e018cc9ae0db64ab5b5bdf } from '../../../registrations/desk/desk-view.tsx'
import { QueueList as QueueList_88ea4f6f36ee0f71174b9e213bed96df } from '../../../registrations/desk/queue-list.tsx'
import { ProblemCell as ProblemCell_f8ef3b89c34be211cbadb9f9648ff253 } from '../../../messages/message-collections.ts'
import { PersonPasskeys as PersonPasskeys_411d84eb577e430a77c4af37d25e2363 } from '../../../people/passkeys/passkey-view.tsx'
import { InviteLink as InviteLink_a836a503a7dbfa36ca057942950d9063 } from '../../../people/invitations/invite-view.tsx'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { Icon as Icon_329936d11a18aa1d4e517b421967548b } from '../../../shell/navigation.tsx'
import { Logo as Logo_329936d11a18aa1d4e517b421967548b } from '../../../shell/navigation.tsx'
import { PasskeySignIn as PasskeySignIn_411d84eb577e430a77c4af37d25e2363 } from '../../../people/passkeys/passkey-view.tsx'
import { AuditLink as AuditLink_329936d11a18aa1d4e517b421967548b } from '../../../shell/navigation.tsx'
import { ProductsLinks as ProductsLinks_329936d11a18aa1d4e517b421967548b } from '../../../shell/navigation.tsx'
import { TieLabels as TieLabels_347046bafb02cb18e427480c585e7820 } from '../../../shell/tie-labels.tsx'
import { KeepTyped as KeepTyped_fc7af5f55c2af4db11088c0e91a841a0 } from '../../../shell/keep-typed.tsx'
import { Dashboard as Dashboard_5a5271e8abfd94b7fe8b4bc6a91c7733 } from '../../../shell/dashboard/dashboard.tsx'
import { AuditView as AuditView_867b433c0c708f4e51235198cd8c41c1 } from '../../../shell/audit-log/audit-view.tsx'
import { InviteView as InviteView_a836a503a7dbfa36ca057942950d9063 } from '../../../people/invitations/invite-view.tsx'
import { WelcomeView as WelcomeView_a836a503a7dbfa36ca057942950d9063 } from '../../../people/invitations/invite-view.tsx'
import { PasskeyView as PasskeyView_411d84eb577e430a77c4af37d25e2363 } from '../../../people/passkeys/passkey-view.tsx'
import { ImportView as ImportView_04e99e33fe1026709cd1b5e215674902 } from '../../../products/products-view.tsx'
import { ProductView as ProductView_1694c9b99426f033bcc6c78c6004d3f1 } from '../../../products/product-view.tsx'
import { ProductsView as ProductsView_04e99e33fe1026709cd1b5e215674902 } from '../../../products/products-view.tsx'
import { MissingView as MissingView_46ab11aea80f32015d1163294d8e4f52 } from '../../../shell/missing/missing-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/content/on-site/on-site.tsx#OnSite": OnSite_2e31b09a4147b8ebcf920075cd9bc66a,
  "/content/form-components.tsx#PicturesForBanner": PicturesForBanner_6ccfa66758533e74d39e1634d257edb7,
  "/content/form-components.tsx#CatalogueNames": CatalogueNames_6ccfa66758533e74d39e1634d257edb7,
  "/content/form-components.tsx#RowLabel": RowLabel_6ccfa66758533e74d39e1634d257edb7,
  "/content/form-components.tsx#SaveBeforeSchedule": SaveBeforeSchedule_6ccfa66758533e74d39e1634d257edb7,
  "/content/form-components.tsx#RestoreVersion": RestoreVersion_6ccfa66758533e74d39e1634d257edb7,
  "/content/form-components.tsx#KeepWords": KeepWords_6ccfa66758533e74d39e1634d257edb7,
  "/content/pictures/shown-field.tsx#ShownField": ShownField_614ce496774f9b9fc45efe2e729a19a6,
  "/content/form-components.tsx#ShownOn": ShownOn_6ccfa66758533e74d39e1634d257edb7,
  "/content/pictures/room-link.tsx#RoomLink": RoomLink_6e9339126a0f4ba79905e7df74365bf5,
  "/registrations/desk/queue.tsx#AssigneeCell": AssigneeCell_de23dfdc876168ff8138fc6665a397a5,
  "/registrations/desk/queue.tsx#MissingCell": MissingCell_de23dfdc876168ff8138fc6665a397a5,
  "/registrations/desk/queue.tsx#AgeCell": AgeCell_de23dfdc876168ff8138fc6665a397a5,
  "/registrations/desk/queue.tsx#QueueViews": QueueViews_de23dfdc876168ff8138fc6665a397a5,
  "/registrations/desk/desk-view.tsx#DeskView": DeskView_85d1d44f48e018cc9ae0db64ab5b5bdf,
  "/registrations/desk/queue-list.tsx#QueueList": QueueList_88ea4f6f36ee0f71174b9e213bed96df,
  "/messages/message-collections.ts#ProblemCell": ProblemCell_f8ef3b89c34be211cbadb9f9648ff253,
  "/people/passkeys/passkey-view.tsx#PersonPasskeys": PersonPasskeys_411d84eb577e430a77c4af37d25e2363,
  "/people/invitations/invite-view.tsx#InviteLink": InviteLink_a836a503a7dbfa36ca057942950d9063,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/shell/navigation.tsx#Icon": Icon_329936d11a18aa1d4e517b421967548b,
  "/shell/navigation.tsx#Logo": Logo_329936d11a18aa1d4e517b421967548b,
  "/people/passkeys/passkey-view.tsx#PasskeySignIn": PasskeySignIn_411d84eb577e430a77c4af37d25e2363,
  "/shell/navigation.tsx#AuditLink": AuditLink_329936d11a18aa1d4e517b421967548b,
  "/shell/navigation.tsx#ProductsLinks": ProductsLinks_329936d11a18aa1d4e517b421967548b,
  "/shell/tie-labels.tsx#TieLabels": TieLabels_347046bafb02cb18e427480c585e7820,
  "/shell/keep-typed.tsx#KeepTyped": KeepTyped_fc7af5f55c2af4db11088c0e91a841a0,
  "/shell/dashboard/dashboard.tsx#Dashboard": Dashboard_5a5271e8abfd94b7fe8b4bc6a91c7733,
  "/shell/audit-log/audit-view.tsx#AuditView": AuditView_867b433c0c708f4e51235198cd8c41c1,
  "/people/invitations/invite-view.tsx#InviteView": InviteView_a836a503a7dbfa36ca057942950d9063,
  "/people/invitations/invite-view.tsx#WelcomeView": WelcomeView_a836a503a7dbfa36ca057942950d9063,
  "/people/passkeys/passkey-view.tsx#PasskeyView": PasskeyView_411d84eb577e430a77c4af37d25e2363,
  "/products/products-view.tsx#ImportView": ImportView_04e99e33fe1026709cd1b5e215674902,
  "/products/product-view.tsx#ProductView": ProductView_1694c9b99426f033bcc6c78c6004d3f1,
  "/products/products-view.tsx#ProductsView": ProductsView_04e99e33fe1026709cd1b5e215674902,
  "/shell/missing/missing-view.tsx#MissingView": MissingView_46ab11aea80f32015d1163294d8e4f52,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
