import { z } from 'zod';
import type { Service } from './hosts.ts';
import { vacancy } from './house-content.ts';
import type { Operation } from './operation.ts';
import { OPERATION_NAMES, OPERATIONS, type OperationName } from './operations.ts';
import { productCard } from './product.ts';
import { brand, failure, searchEntry } from './product-calls.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

interface OpenApiParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

interface Content {
  readonly [mediaType: string]: { readonly schema: JsonSchema };
}

export interface OpenApiOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly OpenApiParameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: {
    readonly [status: string]: { readonly description: string; readonly content: Content };
  };
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string };
  readonly security: readonly [];
  readonly paths: {
    readonly [path: string]: { readonly [method: string]: OpenApiOperation };
  };
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

const TITLES: Readonly<Record<Service, string>> = {
  product: 'Product service',
  notification: 'Notification service',
};

/** What answers speak of, by the names that generated clients give its types. */
const NAMED = {
  Brand: brand,
  Failure: failure,
  ProductCard: productCard,
  SearchEntry: searchEntry,
  Vacancy: vacancy,
};
for (const [id, schema] of Object.entries<z.ZodType>(NAMED))
  z.globalRegistry.add(schema, { ...schema.meta(), id });

const REFERENCE = '#/$defs/';
const COMPONENT = '#/components/schemas/';

/** Schemas of a document by name, each written once. */
class Components {
  readonly schemas: Record<string, JsonSchema> = {};

  /**
   * Takes a schema in, as JSON Schema 2020-12, which is OpenAPI 3.1's own: requests as they are sent, answers as they come.
   *
   * @returns the reference to it
   */
  add(name: string, schema: z.ZodType, side: 'input' | 'output'): JsonSchema {
    const written = JSON.stringify(z.toJSONSchema(schema, { io: side }));
    const {
      $schema: _,
      $defs = {},
      ...own
    } = JSON.parse(written.replaceAll(`"${REFERENCE}`, `"${COMPONENT}`)) as JsonSchema;
    // A schema that has a name stands there as a reference to itself.
    if (own.$ref === undefined) this.schemas[name] = own;
    Object.assign(this.schemas, $defs);
    return { $ref: own.$ref ?? COMPONENT + name };
  }
}

function parametersOf({ parameters, query, headers }: Operation): OpenApiParameter[] {
  const places = [
    ['path', parameters],
    ['query', query],
    ['header', headers],
  ] as const;
  return places.flatMap(([place, object]) =>
    Object.entries(object?.shape ?? {}).map(([name, schema]) => ({
      name,
      in: place,
      required: !z.safeParse(schema, undefined).success,
      schema: z.toJSONSchema(schema, { io: 'input' }),
    })),
  );
}

function describe(name: string, operation: Operation, components: Components): OpenApiOperation {
  const parameters = parametersOf(operation);
  const Name = name.charAt(0).toUpperCase() + name.slice(1);
  const answer = components.add(`${Name}Response`, operation.response, 'output');
  const others = (operation.alsoAs ?? []).map((type) => [type, { schema: { type: 'string' } }]);
  return {
    operationId: name,
    summary: operation.summary,
    ...(parameters.length > 0 && { parameters }),
    ...(operation.body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: components.add(`${Name}Request`, operation.body, 'input'),
          },
        },
      },
    }),
    responses: {
      200: {
        description: 'The answer',
        content: { 'application/json': { schema: answer }, ...Object.fromEntries(others) },
      },
      default: {
        description: 'The call failed',
        content: { 'application/json': { schema: components.add('Failure', failure, 'output') } },
      },
    },
  };
}

/**
 * The OpenAPI 3.1 document of a service, made from the table of calls. All of them are public: none asks for a credential.
 *
 * @param served the calls that are answered; all by default
 */
export function openApiDocument(
  service: Service,
  version: string,
  served: readonly OperationName[] = OPERATION_NAMES,
): OpenApiDocument {
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  const components = new Components();
  for (const name of served) {
    const operation: Operation = OPERATIONS[name];
    if (operation.service !== service) continue;
    const path = { ...paths[operation.path] };
    path[operation.method.toLowerCase()] = describe(name, operation, components);
    paths[operation.path] = path;
  }
  return {
    openapi: '3.1.0',
    info: { title: TITLES[service], version },
    security: [],
    paths,
    components: { schemas: components.schemas },
  };
}
