import { type Access, buildConfig, type SanitizedConfig } from 'payload';
import { everyoneSignedInMayRead, nobody } from './access/roles.ts';
import { hubConfig } from './hub-config.ts';
import type { HubSettings } from './settings.ts';

/** Payload's own collections that any session may reach; here, only people with a role. */
const FOR_STAFF: readonly string[] = ['payload-locked-documents'];
/** Payload's own collections that no request has anything to do with. */
const FOR_NOBODY: readonly string[] = ['payload-kv', 'payload-migrations'];

const OPERATIONS = ['create', 'read', 'readVersions', 'update', 'delete', 'unlock'] as const;

/**
 * The hub's configuration, complete: with the collections that Payload adds by itself, whose access rules no setting
 * reaches, held to the rules of the house.
 */
export async function builtHub(settings: HubSettings): Promise<SanitizedConfig> {
  const config = await buildConfig(hubConfig(settings));
  for (const { slug, access } of config.collections) {
    const rule: Access | undefined = FOR_NOBODY.includes(slug)
      ? nobody
      : FOR_STAFF.includes(slug)
        ? everyoneSignedInMayRead
        : undefined;
    if (rule) for (const operation of OPERATIONS) access[operation] = rule;
  }
  return config;
}
