/** The help text of the replay command. */
export const usage = `Gebruik: npm run replay -- BESTAND|MAP [keuzes]

Eén log
  BESTAND               een log zoals het portaal het bewaart (JSON Lines), van elke grootte: het verloop,
                        en waar het eerst anders uitkomt dan toen
  --at SEQ              de stappen en fouten na handeling SEQ (0 is voor de eerste)
  --diff A B            wat er anders is na handeling B dan na handeling A
  --why PAD [--at SEQ]  waarom een vraag te zien, verplicht, fout of zo ingevuld is,
                        en wat wordt teruggevraagd
  --minimise [--at SEQ] het kortste log met dezelfde afwijking of (laatste) afkeuring, als bestand ernaast
  --test [--at SEQ]     dat kortste log als test; met 'npm run --silent replay' komt er niets anders,
                        zodat > test/projections/NAAM.test.ts er een van maakt
    --only PAD          bij deze twee: alleen de afkeuring van deze vraag telt; vaker gegeven bij --test
                        maakt het van elke vraag een test

Veel logs
  MAP                   het oordeel over elk log (.jsonl) in en onder de map
  --report PLAATS...    waar klanten vastlopen, wat ze verbeteren, hoe lang stappen duren en waar ze stoppen,
                        over alle logs in mappen en bestanden
    --html BESTAND      ook als pagina met grafieken
    --partial           als deel op één regel JSON, om samen te voegen met andere delen
  --merge DEEL...       het rapport van delen samen; ook met --html of --partial
  --rules-diff A B MAP  welke oordelen anders zijn met bundel B dan met bundel A (npm run build:replay)
  --workers N           zoveel processen tegelijk (anders een per kern)

  --json                alles als JSON, voor een programma
  --help                deze tekst

Uitkomst: 0 in orde, 1 een oordeel komt anders uit dan toen, 2 niet of niet helemaal te lezen.`
