import { builtHub } from './server/hub-config.ts';
import { readHubSettings } from './settings.ts';

export default builtHub(readHubSettings(process.env));
