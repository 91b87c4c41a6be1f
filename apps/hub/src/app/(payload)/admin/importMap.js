import { OnSite as OnSite_c52bd46e28ac3550e7ecd2ea07f308c6 } from '../../../on-site/on-site.tsx'
import { RowLabel as RowLabel_99ac5fafc085d25353d6c1a153dab207 } from '../../../fields/row-label.tsx'
import { AssigneeCell as AssigneeCell_9415b8c045b8659d7eb87605eeb6707c } from '../../../desk/assignee-cell.tsx'
import { KeepWords as KeepWords_0d1d6efbabe8eed3e62cef6d109ab0a5 } from '../../../media/keep-words.tsx'
import { ShownOn as ShownOn_4176882dfebba047d0c7abc470714201 } from '../../../media/shown-on.tsx'
import { AgeCell as AgeCell_50a6f5a8d833b204cafd9a74e187efec } from '../../../desk/age-cell.tsx'
import { ProblemCell as ProblemCell_c3f9c85eb26ecb515ba179a99b63375a } from '../../../outbox/problem-cell.tsx'
import { QueueViews as QueueViews_1d8bcfc8aa59a7837e2b98bf143e046e } from '../../../desk/queue-views.tsx'
import { DeskView as DeskView_dab06a95a548b29c4b6301bad205a65a } from '../../../desk/desk-view.tsx'
import { QueueList as QueueList_4ae0036d63c7519bbfe7078b1ec6d037 } from '../../../desk/queue-list.tsx'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { Icon as Icon_e498e4655edcc77d26a8dd84d7072737 } from '../../../look/logo.tsx'
import { Logo as Logo_e498e4655edcc77d26a8dd84d7072737 } from '../../../look/logo.tsx'
import { AuditLink as AuditLink_4c3f2cf8fec7c96108a70f00f2bc8e3b } from '../../../audit/audit-link.tsx'
import { ProductsLinks as ProductsLinks_7ef925bed16f50284af664656869f2dc } from '../../../products/products-links.tsx'
import { TieLabels as TieLabels_08503e0e95feb498c59319dc2758c1d7 } from '../../../look/tie-labels.tsx'
import { Dashboard as Dashboard_2bde83b710caef97a3b819ee49f65b32 } from '../../../look/dashboard/dashboard.tsx'
import { AuditView as AuditView_691dcd0162b33bba5310557ebe4108d2 } from '../../../audit/audit-view.tsx'
import { ImportView as ImportView_b11ba4ffb0371f98f1ef4399dad28cbd } from '../../../products/import/import-view.tsx'
import { ProductView as ProductView_9c21e64e8436acf0f7e14ed4e378d62f } from '../../../products/edit/edit-view.tsx'
import { ProductsView as ProductsView_ff723d7447058901d403d08ae87a8c87 } from '../../../products/list/products-view.tsx'
import { MissingView as MissingView_a48f912b9bf084cc811e1d253e2b3d3f } from '../../../missing/missing-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/on-site/on-site.tsx#OnSite": OnSite_c52bd46e28ac3550e7ecd2ea07f308c6,
  "/fields/row-label.tsx#RowLabel": RowLabel_99ac5fafc085d25353d6c1a153dab207,
  "/desk/assignee-cell.tsx#AssigneeCell": AssigneeCell_9415b8c045b8659d7eb87605eeb6707c,
  "/media/keep-words.tsx#KeepWords": KeepWords_0d1d6efbabe8eed3e62cef6d109ab0a5,
  "/media/shown-on.tsx#ShownOn": ShownOn_4176882dfebba047d0c7abc470714201,
  "/desk/age-cell.tsx#AgeCell": AgeCell_50a6f5a8d833b204cafd9a74e187efec,
  "/outbox/problem-cell.tsx#ProblemCell": ProblemCell_c3f9c85eb26ecb515ba179a99b63375a,
  "/desk/queue-views.tsx#QueueViews": QueueViews_1d8bcfc8aa59a7837e2b98bf143e046e,
  "/desk/desk-view.tsx#DeskView": DeskView_dab06a95a548b29c4b6301bad205a65a,
  "/desk/queue-list.tsx#QueueList": QueueList_4ae0036d63c7519bbfe7078b1ec6d037,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/look/logo.tsx#Icon": Icon_e498e4655edcc77d26a8dd84d7072737,
  "/look/logo.tsx#Logo": Logo_e498e4655edcc77d26a8dd84d7072737,
  "/audit/audit-link.tsx#AuditLink": AuditLink_4c3f2cf8fec7c96108a70f00f2bc8e3b,
  "/products/products-links.tsx#ProductsLinks": ProductsLinks_7ef925bed16f50284af664656869f2dc,
  "/look/tie-labels.tsx#TieLabels": TieLabels_08503e0e95feb498c59319dc2758c1d7,
  "/look/dashboard/dashboard.tsx#Dashboard": Dashboard_2bde83b710caef97a3b819ee49f65b32,
  "/audit/audit-view.tsx#AuditView": AuditView_691dcd0162b33bba5310557ebe4108d2,
  "/products/import/import-view.tsx#ImportView": ImportView_b11ba4ffb0371f98f1ef4399dad28cbd,
  "/products/edit/edit-view.tsx#ProductView": ProductView_9c21e64e8436acf0f7e14ed4e378d62f,
  "/products/list/products-view.tsx#ProductsView": ProductsView_ff723d7447058901d403d08ae87a8c87,
  "/missing/missing-view.tsx#MissingView": MissingView_a48f912b9bf084cc811e1d253e2b3d3f,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
