import config from '@payload-config';
import '@fontsource-variable/hanken-grotesk';
import '@payloadcms/next/css';
import './hub.css';
import './views.css';
import '../../registrations/desk/desk.css';
import '../../registrations/desk/desk-controls.css';
import '../../shell/audit-log/audit.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { headers } from 'next/headers.js';
import { APIError, getPayload, type ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { answerInTurn, callerOf, isOverdue, possibleArgs } from '../../server/server-functions.ts';
import { importMap } from './admin/importMap.js';

const serverFunction: ServerFunctionClient = async ({ name, args }) => {
  'use server';
  const call = { name, args: possibleArgs(name, args) }; // whatever else comes along, such as functions of one's own choice, is nobody's
  if (isOverdue(call)) return { error: 'That time has passed.' };
  const payload = await getPayload({ config, importMap });
  const caller = await callerOf(payload, await headers(), call).catch((error: unknown) => {
    if (error instanceof APIError) return { error: error.message };
    throw error;
  });
  if (caller === null) throw new Error('You are not allowed to do this.');
  if (typeof caller === 'object') return caller;
  return answerInTurn(caller, () => handleServerFunctions({ ...call, config, importMap }));
};

/** The frame of every page of the hub. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
