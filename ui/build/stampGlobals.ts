import { buildStamp } from './buildStamp'

// For scripts that run in Node without Vite's `define`: `tsx --import ./ui/build/stampGlobals.ts SCRIPT`.
const { build, rules } = buildStamp()
Object.assign(globalThis, { __BUILD__: build, __RULES__: rules })
