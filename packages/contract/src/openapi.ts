import { z } from 'zod';
import type { Service } from './hosts.ts';
import type { Operation } from './operation.ts';
import { OPERATIONS } from './operations.ts';
import { failure } from './product-calls.ts';

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
  readonly paths: {
    readonly [path: string]: { readonly [method: string]: OpenApiOperation };
  };
}

const TITLES: Readonly<Record<Service, string>> = {
  product: 'Product service',
  notification: 'Notification service',
};

/** A schema as JSON Schema 2020-12, which is OpenAPI 3.1's own; requests as they are sent, answers as they come. */
export function jsonSchema(schema: z.ZodType, side: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: side });
  return rest;
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

function describe(name: string, operation: Operation): OpenApiOperation {
  const parameters = parametersOf(operation);
  const answer = jsonSchema(operation.response, 'output');
  const others = (operation.alsoAs ?? []).map((type) => [type, { schema: { type: 'string' } }]);
  return {
    operationId: name,
    summary: operation.summary,
    ...(parameters.length > 0 && { parameters }),
    ...(operation.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(operation.body, 'input') } },
      },
    }),
    responses: {
      200: {
        description: 'The answer',
        content: { 'application/json': { schema: answer }, ...Object.fromEntries(others) },
      },
      default: {
        description: 'The call failed',
        content: { 'application/json': { schema: jsonSchema(failure, 'output') } },
      },
    },
  };
}

/** The OpenAPI 3.1 document of a service, made from the table of calls. */
export function openApiDocument(service: Service, version: string): OpenApiDocument {
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  for (const [name, operation] of Object.entries<Operation>(OPERATIONS)) {
    if (operation.service !== service) continue;
    const path = { ...paths[operation.path] };
    path[operation.method.toLowerCase()] = describe(name, operation);
    paths[operation.path] = path;
  }
  return { openapi: '3.1.0', info: { title: TITLES[service], version }, paths };
}
