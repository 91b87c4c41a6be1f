import config from '@payload-config';
import '@fontsource-variable/hanken-grotesk';
import '@payloadcms/next/css';
import './hub.css';
import '../../desk/desk.css';
import '../../desk/desk-controls.css';
import '../../desk/document-viewer.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { importMap } from './admin/importMap.js';

const serverFunction: ServerFunctionClient = async (call) => {
  'use server';
  return handleServerFunctions({ ...call, config, importMap });
};

/** The frame of every page of the hub. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
