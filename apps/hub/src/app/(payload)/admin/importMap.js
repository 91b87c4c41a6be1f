import { Icon as Icon_e498e4655edcc77d26a8dd84d7072737 } from '../../../look/logo.tsx'
import { Logo as Logo_e498e4655edcc77d26a8dd84d7072737 } from '../../../look/logo.tsx'
import { AuditLink as AuditLink_4c3f2cf8fec7c96108a70f00f2bc8e3b } from '../../../audit/audit-link.tsx'
import { AuditView as AuditView_691dcd0162b33bba5310557ebe4108d2 } from '../../../audit/audit-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/look/logo.tsx#Icon": Icon_e498e4655edcc77d26a8dd84d7072737,
  "/look/logo.tsx#Logo": Logo_e498e4655edcc77d26a8dd84d7072737,
  "/audit/audit-link.tsx#AuditLink": AuditLink_4c3f2cf8fec7c96108a70f00f2bc8e3b,
  "/audit/audit-view.tsx#AuditView": AuditView_691dcd0162b33bba5310557ebe4108d2,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
