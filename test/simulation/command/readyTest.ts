// The test of a script that failed, as it is put beside the kept ones.
import type { Script } from '../customer/script'

export const readyTest = (seed: number, script: Script): string =>
  `import { expect, test } from 'vitest'
import type { Script } from '../customer/script'
import { play } from '../run'

// Seed ${seed}, made short.
const script: Script = ${JSON.stringify(script, null, 2)}

test('seed ${seed}', async () => {
  expect((await play(script)).wrong).toBeNull()
})
`
