import { householdTitles } from '../data/retrieved/households'
import { html } from '../desk/html'

const households = Object.entries(householdTitles).map(
  ([name, title]) => html`<option value="${name}">${title}</option>`,
)

/** The provider's page; what it does is in `play.mjs`. */
export const page = html`<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><title>Gegevens ophalen</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/stijl.css"><script type="module" src="/spel.js"></script></head>
<body><main>
<h1>Gegevens ophalen</h1>
<p>Dit is een nagebootste dienst: er wordt niets bij de overheid opgehaald.</p>
<section class="card">
<label for="household">Wiens gegevens wilt u ophalen?</label>
<select id="household">${households}</select>
<div class="buttons">
<button type="button" data-play="Started">Inloggen met DigiD</button>
<button type="button" data-play="Success">Gegevens delen</button>
<button type="button" class="quiet" data-play="Finished">Afronden</button>
<button type="button" class="quiet" data-play="Canceled">Annuleren</button>
</div>
<p id="state" role="status"></p>
</section>
<section class="card" id="test" hidden>
<h2>Andere uitkomsten</h2>
<div class="buttons">
<button type="button" class="quiet" data-play="NotAvailable">Niet beschikbaar</button>
<button type="button" class="quiet" data-play="BrowserNotSupported">Browser niet ondersteund</button>
</div>
<label for="words">Tekst van de fout</label>
<input id="words" type="text" value="Er ging iets mis bij het ophalen. Code 17.">
<div class="buttons"><button type="button" class="quiet" data-play="TechnicalError">Technische fout</button></div>
<label for="anything">Een ander bericht (JSON)</label>
<textarea id="anything" rows="3">{"status":"Success","result":null}</textarea>
<div class="buttons"><button type="button" class="quiet" id="send">Bericht versturen</button></div>
<h2>Wat het portaal meegaf</h2>
<dl id="parameters"></dl>
</section>
</main></body></html>`.text
