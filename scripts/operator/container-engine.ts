import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../machine/paths.ts';
import { step } from '../output/steps.ts';
import type { DebianMachine } from './debian-machine.ts';

const ENGINE = 'docker.io docker-cli docker-compose docker-buildx iptables mmdebstrap';
const DEBIAN = 'docker.io/library/debian:trixie-slim';
const STAND_INS = 'scripts/operator/base-images';
const NAMED = /^(?:FROM|\s+image:) (docker\.io\/\S+)/gmu;

/** The images of others that a house is made of, the ones before that others stand on. */
async function imagesOfOthers(): Promise<readonly string[]> {
  const folder = join(root, 'deploy/compose');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.yaml'));
  const paths = [join(root, 'deploy/Containerfile'), ...files.map((name) => join(folder, name))];
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  const named = [...texts.join('').matchAll(NAMED)].map(([, image = '']) => image);
  return [...new Set([DEBIAN, ...named])];
}

/** Makes an image of Debian's packages that stands for one which is out of reach. */
function standIn(image: string): string {
  if (image === DEBIAN)
    return `mmdebstrap --quiet --variant=minbase trixie - | docker import - ${image}`;
  const [, name] = /([^/]+):[^:]+$/u.exec(image) ?? [];
  return [
    `docker build --quiet --tag ${image} --file ${STAND_INS}/${name}.Containerfile`,
    `--build-context machine=/usr/local --build-context certificates=/etc/ssl/certs ${STAND_INS}`,
  ].join(' ');
}

/**
 * Starts Debian's Docker on a machine, with the images that the Containerfile and the compose files name: their own where
 * the registry answers, and else such as Debian's packages make.
 *
 * @returns what went wrong
 */
export async function startEngine(machine: DebianMachine): Promise<readonly string[]> {
  const wrong: string[] = [];
  const run = async (title: string, command: string): Promise<boolean> => {
    const { ok, output } = await step(title, () => machine.run(command));
    if (!ok) wrong.push(`${command}\n${output}`);
    return ok;
  };
  const install = `apt-get install --yes --no-install-recommends ${ENGINE}`;
  if (!(await run('Installing Docker', install))) return wrong;
  // A machine within a machine may not set what its kernel does.
  await run(
    'Starting Docker',
    'echo DOCKER_ALLOW_IPV6_ON_IPV4_INTERFACE=1 >> /etc/default/docker && systemctl restart docker',
  );
  for (const image of await imagesOfOthers()) {
    const own = await step(`Pulling ${image}`, () => machine.run(`docker pull --quiet ${image}`));
    if (!own.ok) await run('It is out of reach: making another', standIn(image));
  }
  return wrong;
}
