import { portalConfigCodec } from '../../domain/portal/portalConfig'
import { hostRowName } from '../../domain/portal/portalConfigErrors'

/**
 * Finds the keys of `portal.json` that nothing reads, and says of each in Dutch where it stands and which keys there
 * are.
 * The portal itself passes over a name with a typing error and goes by the default.
 */
export const unknownKeys = (contents: unknown): readonly string[] => {
  if (!isRecord(contents)) return []
  const rows = Array.isArray(contents.hosts) ? contents.hosts : []
  return [
    ...strays(contents, portalConfigCodec.fields, ''),
    ...rows.flatMap((row: unknown, at) => rowStrays(row, rowFields, ` bij ${hostRowName(row, at)}`)),
    ...rowStrays(contents.otherwise, otherwiseFields, ' bij otherwise'),
  ]
}

const { hosts, otherwise } = portalConfigCodec.fields
const rowFields = hosts.codec.type.fields
const otherwiseFields = otherwise.codec.fields

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Known = Readonly<Record<string, unknown>>

const strays = (value: unknown, known: Known, place: string, before = ''): readonly string[] =>
  !isRecord(value)
    ? []
    : Object.keys(value)
        .filter(key => !Object.hasOwn(known, key))
        .map(
          key => `'${before}${key}'${place} kent het portaal niet; wat er kan staan: ${Object.keys(known).join(', ')}`,
        )

const rowStrays = (
  row: unknown,
  fields: typeof rowFields | typeof otherwiseFields,
  place: string,
): readonly string[] =>
  isRecord(row)
    ? [...strays(row, fields, place), ...strays(row.provider, fields.provider.codec.fields, place, 'provider.')]
    : []
