import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings, SETTING_NAMES } from '@selvedge/services/settings';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { imageSettings, stagesOf } from '../../scripts/image/containerfile.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const stages = stagesOf(read('deploy/Containerfile'));
const image = imageSettings(stages.at(-1) ?? []);
const ofImage = readSettings(image.environment);
/** What Node.js and the system read beside our settings. */
const NO_SETTINGS = ['NODE_ENV', 'NODE_COMPILE_CACHE', 'PATH'];

interface Service {
  readonly image: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>>;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

const variablesIn = (path: string): Record<string, string> =>
  Object.fromEntries(
    [...read(path).matchAll(/^(\w+)=(.*)$/gmu)].map(([, name, value]) => [name, value]),
  );
const example = variablesIn('deploy/compose/house.env.example');

/** With the variables filled in as compose does: `${NAME:-default}`, `${NAME:?what it is}`. */
const filledIn = (text: string): string =>
  text.replaceAll(
    /\$\{(\w+)(?::(?:-([^}]*)|\?[^}]*))?\}/gu,
    (all, name, fallback) => fallback ?? example[name] ?? all,
  );

describe('the Containerfile', () => {
  it('sets what the program reads, and nothing else', () => {
    const unknown = Object.keys(image.environment).filter(
      (name) => !SETTING_NAMES.includes(name) && !NO_SETTINGS.includes(name),
    );
    expect(unknown).toEqual([]);
  });

  it('opens the ports on which site and hub listen, and keeps the data directory', () => {
    expect(image.ports).toEqual([ofImage.PORT, ofImage.HUB_PORT]);
    expect(ofImage.HOST).toBe('0.0.0.0');
    expect(image.volumes).toContain(ofImage.DATA_DIR);
  });

  it('starts scripts that are there, as an ordinary user, and is stopped as they expect', () => {
    const scripts = [...image.command, ...image.health].filter((word) =>
      word.startsWith('scripts/'),
    );
    expect(scripts.length).toBe(2);
    for (const script of scripts) expect(existsSync(join(root, script))).toBe(true);
    expect(existsSync(join(root, `scripts/${image.command.at(-1)}.ts`))).toBe(true);
    expect(image.user).not.toBe('root');
    expect(image.stopSignal).toBe('SIGTERM');
  });

  it('builds into the folder that it copies and runs in', () => {
    const [build = [], run = []] = stages;
    const [, made] = /npm run build -- (\S+)/u.exec(build.map(({ text }) => text).join('\n')) ?? [];
    const copied = run
      .find(({ name }) => name === 'COPY')
      ?.text.split(' ')
      .slice(1);
    expect(copied).toEqual([made, image.folder]);
  });
});

const files = readdirSync(join(root, 'deploy/compose')).filter((name) => name.endsWith('.yaml'));
describe.each(files)('deploy/compose/%s', (file) => {
  const text = filledIn(read(`deploy/compose/${file}`));

  it('asks for no variable that the example lacks', () => {
    expect(text.match(/\$\{/u)).toBeNull();
  });
  const compose = parse(text, { merge: true }) as Compose;
  const services = Object.entries(compose.services);
  const ours = services.filter(([, service]) => service.image === 'selvedge' && service.build);

  it('runs the program with settings that it knows and takes', () => {
    expect(ours.length).toBeGreaterThan(0);
    for (const [, { environment = {} }] of ours) {
      expect(Object.keys(environment).filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
      expect(() => readSettings({ ...image.environment, ...environment })).not.toThrow();
    }
  });

  it('builds from the Containerfile, and mounts files that are there', () => {
    const folder = join(root, 'deploy/compose');
    for (const [, { build }] of ours)
      expect(existsSync(join(folder, build?.context ?? '', build?.dockerfile ?? ''))).toBe(true);
    const mounted = services.flatMap(([, { volumes = [] }]) =>
      volumes.map((line) => line.split(':')),
    );
    for (const [from = ''] of mounted.filter(([from = '']) => from.startsWith('.')))
      expect(existsSync(join(folder, from))).toBe(true);
    const named = mounted.map(([from = '']) => from).filter((from) => /^[a-z]/u.test(from));
    const made = Object.keys(compose.volumes);
    expect(named.filter((name) => !made.includes(name))).toEqual([]);
  });

  it('gives the program its data directory, and no root that it could write', () => {
    for (const [, service] of ours) {
      const places = (service.volumes ?? []).map((line) => line.split(':')[1]);
      expect(places).toContain(ofImage.DATA_DIR);
      expect(service).toMatchObject({ read_only: true, tmpfs: ['/tmp'], init: true });
    }
  });

  it('names services and ports that there are', () => {
    const names = services.map(([name]) => name);
    for (const [, { depends_on = {} }] of services)
      expect(Object.keys(depends_on).filter((name) => !names.includes(name))).toEqual([]);
    for (const [, { ports = [] }] of ours)
      for (const port of ports)
        expect([ofImage.PORT, ofImage.HUB_PORT]).toContain(Number(port.split(':').at(-1)));
  });
});

it('the proxy of the house asks services of the house, at their ports', () => {
  const upstreams = read('deploy/nginx/upstreams.compose.conf');
  const house = parse(filledIn(read('deploy/compose/house.yaml')), { merge: true }) as Compose;
  const asked = [...upstreams.matchAll(/server ([a-z0-9-]+):(\d+)/gu)];
  expect(asked.map(([, name, port]) => [name, Number(port)])).toEqual([
    ['site-1', ofImage.PORT],
    ['site-2', ofImage.PORT],
    ['site-1', ofImage.HUB_PORT],
  ]);
  for (const [, name = ''] of asked) expect(house.services[name]).toBeDefined();
});

it('the settings of the service are some that the program takes', () => {
  const given = variablesIn('deploy/selvedge.env.example');
  expect(Object.keys(given).filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  expect(readSettings(given).DEMO).toBe('off');
});

const units = readdirSync(join(root, 'deploy/systemd'));
describe.each(units)('deploy/systemd/%s', (unit) => {
  const text = read(`deploy/systemd/${unit}`);

  it('runs scripts that a built folder has, with settings that the program knows', () => {
    const settings = [...text.matchAll(/^Environment=(.*)$/gmu)]
      .flatMap(([, line = '']) => line.split(' '))
      .map((setting) => setting.split('=')[0] ?? '');
    const unknown = settings.filter((name) => ![...SETTING_NAMES, ...NO_SETTINGS].includes(name));
    expect(unknown).toEqual([]);
    for (const [, program = '', rest = ''] of text.matchAll(/^ExecStart=(\S+) (.*)$/gmu)) {
      expect(program).toBe(join(image.folder, 'node_modules/node/bin/node'));
      const [script = '', task] = rest.split(' ');
      expect(existsSync(join(root, script))).toBe(true);
      expect(existsSync(join(root, `scripts/${task}.ts`))).toBe(true);
    }
  });

  it('is described by a page that a built folder has', () => {
    for (const [, page = ''] of text.matchAll(/^Documentation=file:\/\/(\S+)$/gmu)) {
      expect(dirname(dirname(page))).toBe(image.folder);
      expect(existsSync(join(root, page.slice(image.folder.length)))).toBe(true);
    }
  });
});
