import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isWireRecord } from '../../events/effects/wire/wireRecord'
import { top } from '../../ui/serve/settings'
import { openapi } from './openapi'

/** Where the document stands; `npm run openapi` writes it again. */
export const openapiFile = join(top, 'test', 'contract', 'openapi.json')

const widest = 150

const onOneLine = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (!isWireRecord(value)) return JSON.stringify(value)
  const members = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${onOneLine(inner)}`)
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}

/** JSON with whatever fits on a line on one. */
const printed = (value: unknown, indent = '', before = 0): string => {
  const line = onOneLine(value)
  if (indent.length + before + line.length <= widest || typeof value !== 'object' || value === null) return line
  const inner = `${indent} `
  if (Array.isArray(value)) return `[\n${value.map(one => `${inner}${printed(one, inner)}`).join(',\n')}\n${indent}]`
  const members = Object.entries(value).map(([key, one]) => {
    const name = `${JSON.stringify(key)}: `
    return `${inner}${name}${printed(one, inner, name.length)}`
  })
  return `{\n${members.join(',\n')}\n${indent}}`
}

/** The document as it is read by eye and compared line by line. */
export const openapiText = async (): Promise<string> => `${printed(JSON.parse(JSON.stringify(await openapi())))}\n`

const usage = `npm run openapi

Writes test/contract/openapi.json again: every call of the portal, made from its codecs. Run it after a change of what goes
over the wire; a test says when it is due. test/contract/README.md is the paper beside it.
`

if (process.argv[1]?.endsWith('makeOpenapi.ts')) {
  if (process.argv.includes('--help')) process.stdout.write(usage)
  else writeFileSync(openapiFile, await openapiText())
}
