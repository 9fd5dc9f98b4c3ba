/** What `npm run bench -- --help` says. */
export const usage = `npm run bench [-- WORD ...]

Prints each goal beside its aim: the median, the lowest and the highest of five rounds in fresh processes, and the load of the
machine. Then the figures behind them, as ratios to a floor in the same run. It reports and judges nothing (some 8 minutes).

  WORD                      only the goals whose name holds it
  loading                   how soon the built portal stands on a slow line
  loading --against FOLDER  the same in turns with another checkout

The support tool in a browser: npx tsx --import ./ui/build/stampGlobals.ts test/bench/support.ts
Why a goal is missed: test/bench/README.md.`
