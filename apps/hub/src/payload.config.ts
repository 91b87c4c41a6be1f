import { buildConfig } from 'payload';
import { hubConfig } from './hub-config.ts';
import { readHubSettings } from './settings.ts';

export default buildConfig(hubConfig(readHubSettings(process.env)));
