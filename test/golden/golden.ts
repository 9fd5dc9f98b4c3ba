import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { top } from '../../ui/serve/settings'

/** Every golden log by its name, as it was written. */
export const goldenLog = (name: string): string => readFileSync(join(top, 'test', 'logs', `${name}.jsonl`), 'utf8')
