import { builtHub } from './built-hub.ts';
import { readHubSettings } from './settings.ts';

export default builtHub(readHubSettings(process.env));
