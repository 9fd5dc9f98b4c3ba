/** Sets the build stamp for scripts in Node, without Vite's `define`: `tsx --import ./ui/build/stampGlobals.ts SCRIPT`. */

import { buildStamp } from './buildStamp'

const { build, rules } = buildStamp()
Object.assign(globalThis, { __BUILD__: build, __RULES__: rules })
