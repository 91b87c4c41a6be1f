/** An instruction of a Containerfile: `COPY --from=build /a /b` is `{ name: 'COPY', text: '--from=build /a /b' }`. */
export interface Instruction {
  readonly name: string;
  readonly text: string;
}

/** What an image says of how it is run. */
export interface ImageSettings {
  readonly environment: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly user: string;
  readonly volumes: readonly string[];
  readonly ports: readonly number[];
  readonly stopSignal: string;
  /** The health check's command. */
  readonly health: readonly string[];
  /** Entry point and command. */
  readonly command: readonly string[];
}

/** The stages of a Containerfile, each from its FROM on; lines that go on after `\` are one. */
export function stagesOf(text: string): Instruction[][] {
  const stages: Instruction[][] = [];
  const lines = text.replaceAll(/\\\n/gu, ' ').split('\n');
  for (const line of lines) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/u.exec(line) ?? [];
    if (name === '')
      throw new Error(`The Containerfile has a line that is no instruction: ${line}`);
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, text: rest.trim() });
  }
  return stages;
}

/**
 * How a stage's image is run.
 *
 * @throws where it does not say so in the forms that we use: lists in JSON, one `NAME=value` to an ENV
 */
export function imageSettings(stage: readonly Instruction[]): ImageSettings {
  const all = (name: string): string[] =>
    stage.filter((instruction) => instruction.name === name).map(({ text }) => text);
  const one = (name: string): string => {
    const [text, ...others] = all(name);
    if (text === undefined || others.length > 0) throw new Error(`The image has not one ${name}.`);
    return text;
  };
  const list = (name: string): string[] => JSON.parse(one(name));
  const [, health = '[]'] = /CMD (\[.*\])$/u.exec(one('HEALTHCHECK')) ?? [];
  return {
    environment: Object.fromEntries(
      all('ENV').map((text) => {
        const [, name = '', value = ''] = /^(\w+)=(\S*)$/u.exec(text) ?? [];
        if (name === '') throw new Error(`ENV ${text} is not one NAME=value.`);
        return [name, value];
      }),
    ),
    folder: one('WORKDIR'),
    user: one('USER'),
    volumes: list('VOLUME'),
    ports: one('EXPOSE').split(/\s+/u).map(Number),
    stopSignal: one('STOPSIGNAL'),
    health: JSON.parse(health),
    command: [...list('ENTRYPOINT'), ...list('CMD')],
  };
}
