// Plain JavaScript: it is read before anything is installed.

/** What each command says of itself behind `-- --help`. */
const usages = {
  start: `npm start
npm run dev      the same with hot reload

Installs what is needed, builds the portal and the support tool, and serves them with a stand-in office (its database is
embedded) and a stand-in data provider. Ctrl-C stops everything; what was sent stays for the next time.

  PORT=5173           the portal; also http://vereniging.localhost:5173, the association's host
  OFFICE_PORT=5180    the stand-in office and its desk
  PROVIDER_PORT=5190  the stand-in data provider, on an origin of its own
  SUPPORT_PORT=5185   the support tool
  PORTAL_DEBUG=0      leaves out /debug and its test users
  PORTAL_FILE=FILE    another portal.json than ui/public/portal.json
  DATA_DIR=FOLDER     where the office's data is kept, else .data; to begin anew press 'Uitloggen', 'Wissen'
                      in the portal, stop, and remove it
  DATABASE_URL=URL    a Postgres instead of the embedded database
  DIST_DIR=FOLDER     where the built portal goes, else dist
  SUPPORT_DIST_DIR=FOLDER  where the built support tool goes, else dist-support

What this leaves in dist holds the fake login of /debug. Customers get what npm run build makes, without a byte of it; npm
run preview serves that on Vite's own port, where its calls go to the office that portal.json names.`,

  test: `npm test [-- FILTER ...]
npm test -- --changed

Installs what is needed, a browser included, and runs types, lint, house rules, unit tests, laws, the stand-in's contract,
components and journeys in Chromium, but for variants (npm run test:all).
FILTER runs only the test files whose path holds it, variants too, without a browser where none of them needs one.
--changed runs what the changes that are not committed touch: the tests without a browser that import a changed file, the
component tests that are called as one, and components and journeys whose own file is changed. What else a journey goes
through, no import tells: name those that you mean.

  LAWS=20             searches twenty times as long for a counterexample
  DATABASE_URL=URL    the Postgres of the stand-in's contract, else one that is installed here
  CHROMIUM_PATH=FILE  the Chromium of components and journeys
  BROWSER_WORKERS=N   how many journeys, and how many pages of components, run at a time; else one for each core, at most 2
  PRESSES=1           with FILTER 'presses': counts the keys of a whole visit
  SHOTS=FOLDER        keeps the pictures that journeys take

One file while you work: npx vitest run FILE. Exit status: 0 when everything passed, else 1. test/README.md says more.`,

  all: `npm run test:all

All that npm test runs, and besides: the variants, journeys that show the same once more of another invitation type, another
kind of damage, more rounds or by other hands; every screen of a journey at other widths and text sizes, not by axe alone; and
the journeys of npm run test:firefox and npm run test:webkit where these browsers can be had. Its settings are npm test's.`,

  firefox: `npm run test:firefox [-- FILTER ...]

The journeys that Firefox is tried in (120 tests; 13 minutes on two cores), or those whose path holds FILTER.
FIREFOX_PATH names the Firefox; without one Debian's is fetched for root.`,

  webkit: `npm run test:webkit [-- FILTER ...]

The whole way in WebKit, as wide as a desk and as a phone (11 tests; 4 minutes on two cores). It needs Debian's
webkit2gtk-driver, xvfb and dbus-run-session, and says which is missing.`,

  mutate: `npm run mutate -- FOLDER [--concurrency 1]

Plants faults in a folder or file of domain, events, projections or ui, and reports those that no test of its room notices.
It takes minutes; with --concurrency 1 it is Stryker's own run (hours).

  MUTATION_TESTS=GLOB,GLOB  other tests
  MUTATION_GO_ON=1          tries them against what the last run left

What may survive, and how a fault is tried: test/mutation/README.md.`,
}

/**
 * With `--help` prints what the command says of itself, and ends the program.
 * @param {keyof typeof usages} command
 */
export const showUsage = command => {
  if (!process.argv.includes('--help')) return
  process.stdout.write(`${usages[command]}\n`)
  process.exit(0)
}
