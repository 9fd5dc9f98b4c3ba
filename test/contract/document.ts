import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { openapiFile } from './makeOpenapi'
import type { Schema } from './schema'

interface Content {
  readonly 'application/json'?: { readonly schema: Schema; readonly example: unknown }
  readonly 'multipart/form-data'?: { readonly schema: Schema }
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
}

export interface Operation {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Content }
  readonly security?: readonly unknown[]
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly responses?: Readonly<Record<string, unknown>>
  }
}

/** `openapi.json` as it is given to offices. */
export const document: Document = JSON.parse(readFileSync(openapiFile, 'utf8'))

export const operations: readonly Operation[] = Object.values(document.paths).flatMap(calls => Object.values(calls))

export const operationOf = (name: string): Operation => {
  const found = operations.find(({ operationId }) => operationId === name)
  if (found === undefined) throw new Error(`No operation ${name}`)
  return found
}

/** What an operation answers when all is well; null where nothing is read of it. */
export const answerOf = ({ responses }: Operation) => responses['200']?.content?.['application/json'] ?? null

/** The validator of a schema that stands in the document. */
export const validatorOf = (schema: Schema) =>
  new Ajv2020({ strict: false }).compile({ ...schema, components: document.components })
