import { brand } from '@abroad/contract';
import * as contract from '@abroad/contract';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { finishDocument } from './docs/finish-document.ts';
import { webhookOperations, webhookSchemas } from './openapi-webhooks.ts';
import type { RouteSchema } from './route-schema.ts';

interface Overridden {
  zodSchema: unknown;
  jsonSchema: Record<string, unknown>;
}

/** A query value is prepared (lists, numbers, blanks) before validation; the document shows the validated form. */
function showWhatIsChecked({ zodSchema, jsonSchema }: Overridden): void {
  // The limits of JavaScript numbers are of no use to readers.
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum'];
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum'];
  if (zodSchema instanceof z.ZodPipe && zodSchema.def.in instanceof z.ZodTransform) {
    Object.assign(jsonSchema, z.toJSONSchema(zodSchema.def.out as z.ZodType, { unrepresentable: 'any', io: 'input' }));
    delete jsonSchema['$schema'];
  }
  if (zodSchema instanceof z.ZodPipe && zodSchema.def.out instanceof z.ZodTransform) {
    // The result of a transformation has no schema, but its input has.
    Object.assign(jsonSchema, z.toJSONSchema(zodSchema.def.in as z.ZodType, { unrepresentable: 'any', io: 'input' }));
    delete jsonSchema['$schema'];
  }
  if (zodSchema instanceof z.ZodObject && Array.isArray(jsonSchema['required'])) {
    // A field is required if leaving it out is an error, not if it always has a value afterwards.
    const shape = zodSchema.shape as Record<string, z.ZodType>;
    jsonSchema['required'] = jsonSchema['required'].filter((key: string) => !shape[key]?.safeParse(undefined).success);
  }
}

/**
 * The contract's schemas with the names of their components. Zod's own registry is global: it would already contain the
 * names from the web's copy of the contract.
 */
const schemaRegistry = z.registry<{ id?: string | undefined }>();
const seen = new Set<unknown>();
/** Registers the named schemas within a value: in endpoints, and in the parts of other schemas. */
function register(value: unknown): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (value instanceof z.ZodType) {
    const names = z.globalRegistry.get(value);
    if (names?.id !== undefined) schemaRegistry.add(value, { ...names });
    register(value.def);
  } else if (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) {
    Object.values(value).forEach(register);
  }
}
register({ ...contract });

const zodToJsonConfig = { override: showWhatIsChecked as never, unrepresentable: 'any' as const };
const transformObject = createJsonSchemaTransformObject({ schemaRegistry, zodToJsonConfig });

const transformJson = createJsonSchemaTransform({ schemaRegistry, zodToJsonConfig });

/** Transforms schemas as for JSON, and adds bodies that are files. */
const transform: typeof transformJson = (document) => {
  const { file_bodies, ...schema } = (document.schema ?? {}) as RouteSchema;
  if (!file_bodies) {
    return transformJson(document);
  }
  const transformed = transformJson({ ...document, schema });
  const json = transformed.schema as { body?: unknown };
  json.body = { content: { ...(json.body ? { 'application/json': { schema: json.body } } : {}), ...file_bodies } };
  return transformed;
};

/** Adds the schemas of webhooks, and drops unused components: most schemas are used only for input or only for output. */
function pruneComponents<T extends object>(document: T): T {
  const { components } = document as { components?: { schemas?: Record<string, unknown> } };
  const schemas = { ...webhookSchemas(), ...components?.schemas };
  const used = new Set<string>();
  const collect = (value: unknown) => {
    for (const [, name] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (name !== undefined && !used.has(name)) {
        used.add(name);
        collect(schemas[name] ?? null);
      }
    }
  };
  collect({ ...document, components: null });
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
  return { ...document, components: { ...components, schemas: kept } };
}

/** Serves the OpenAPI 3.1 document of all routes that are registered afterwards. @param public_url the URL of the API */
export async function installOpenApi(app: FastifyInstance, { public_url }: { public_url: string }): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${brand()} API`,
        version: '1',
        description:
          'Instants are RFC 3339 in UTC, countries ISO 3166-1 alpha-2, currencies ISO 4217, time zones IANA. Dates and instants that are sent lie in the years 1900 to 2200. Errors are problem details (RFC 9457) with a stable `code`.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: public_url }],
      webhooks: webhookOperations,
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform,
    transformObject: (document) => finishDocument(pruneComponents(transformObject(document))),
  });
  // Describing all routes takes a large part of a second.
  let text: string | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send((text ??= JSON.stringify(app.swagger()))),
  );
}
