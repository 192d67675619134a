import { acrossLines } from '../../../values/across-lines.ts'

const lead = String.raw`^[\s>*-]{0,6}(?:(?:and|but|or|so|also|then|if so,|if not,|und|oder|aber)\s)?`
const going = String.raw`(?:go|upgrade|update|switch|move|migrate|change|downgrade)`
const doing = String.raw`(?:${going}|set|enable|activate|switch on|turn on|use|take|try|run|install|wait|stay|test|reinstall|rebuild)`

/** “Should we go to …”, “would it help to …”, “is it fixed in …”: what nobody has, or not yet. */
const ofAnother = new RegExp(
  acrossLines`
    ${lead}(?:
      (?:should|shall|could|must|would|do)\s(?:we|I|one|you)\s
        (?:(?:have|need)\sto\s|better\s|also\s|just\s|simply\s|not\s|rather\s){0,2}${doing}\b
      |(?:can|may)\s(?:we|I|one|you)\s(?:also\s|just\s|simply\s)?${going}\b
      |would\s(?:it|this|that|an?|the|upgrading|updating|moving|switching|going|changing)\b
      |(?:is|was|has|will)\s(?:it|this|that|the\s(?:bug|issue|problem|error|fix))\s
        (?:been\s|be\s|already\s|also\s|maybe\s){0,2}
        (?:fixed|solved|resolved|better|gone|planned|included|backported|in)\b
      |(?:sollen|sollten|müssen|müssten)\s(?:wir|ich)\b
      |(?:wenn|falls|sobald|bevor|ehe)\s(?:wir|man|ich)\b.{0,60}\b
        (?:gehen|wechseln|aktualisieren|upgraden|updaten|umsteigen|hochziehen|migrieren|heben)\b
      |si\s(?:nous|on)\s(?:passons|passe|migrons|migre)\b
      |si\s(?:pasamos|migramos|actualizamos)\b
      |se\s(?:passiamo|migriamo|aggiorniamo)\b
      |(?:würde|wäre|hilft|hülfe)\b
      |ist (?:das|es)\b.{0,60}\b(?:behoben|gelöst)\b
    )
  `,
  'i',
)
/** “I am not sure if this reproduces on …”: another system than the one where it was seen. */
const doubted = new RegExp(
  acrossLines`
    ${lead}(?:I|we)(?:['’](?:m|re)| am| are)?\s(?:not\s(?:yet\s)?sure|unsure|do(?:n['’]t| not)\sknow|
      ha(?:ve|d)(?:n['’]t| not)\s(?:yet\s)?(?:tested|tried|checked))\s(?:if|whether)\s
      (?:this|it|that|(?:the|this|that)\s(?:same\s)?(?:bug|issue|problem|error|fault))\s(?:also\s|still\s|even\s){0,2}
      (?:reproduces|happens|occurs|exists|appears|shows(?:\sup)?|(?:is\s)?(?:affects|present|there|seen))\s
      (?:on|in|with|for)\s
      (?!(?:our|my|this|these|the)\b)
  `,
  'i',
)
/** “Does … support …”, “can we use … with …”: of another setup, or of this one. */
const ofAny = new RegExp(
  acrossLines`
    ${lead}(?:
      (?:can|could|may)\s(?:we|I|one|you)\s(?:also\s|just\s|simply\s)?${doing}\b
      |(?:does|do|did|will)\s(?:anybody|anyone|somebody|someone)\s(?:know|try|test)\b.{0,20}\b
        (?:whether|if)\b
      |(?:does|do|will)\b.{1,60}\b
        (?:support|work|happen|occur|run|fix|need|require|have the same)\b
      |(?:is|are)\b.{1,80}\b(?:supported|compatible|possible|allowed|required|needed|affected)\b
      |(?:which|what)\s(?:\w{2,12}\s)?(?:version|release)s?\b
      |(?:wird|werden|läuft|laufen|geht|kann|können)\b
    )
  `,
  'i',
)

/** What the sentence of a value asks: for another setup, for one that may be this, or nothing of the kind. */
export function askedIn(sentence: string): 'another' | 'any' | undefined {
  if (doubted.test(sentence)) return 'another'
  // A question can go on in the next line.
  if (/[.;!]$/.test(sentence.trimEnd())) return undefined
  if (ofAnother.test(sentence)) return 'another'
  return sentence.trimEnd().endsWith('?') && ofAny.test(sentence) ? 'any' : undefined
}

const ofOwn = String.raw`(?!\b(?:our|my|this|these|we|I)\b)`
const supports = new RegExp(
  String.raw`${lead}(?:does|do|did|will)\b.{1,60}\bsupport\b(?:${ofOwn}[^.;?!]){0,30}$`,
  'i',
)
const isIt = new RegExp(String.raw`${lead}(?:is|are)\s(?:windows\s(?:server\s)?)?$`, 'i')
const supported = /^[^;?!]{0,60}?\b(?:supported|possible|allowed)\b/i
const doesIt = new RegExp(
  String.raw`${lead}(?:do|does|will|would|can|could|may|might)\s(?:an?\s)?(?:windows\s(?:server\s)?)?$`,
  'i',
)
const worksWith = new RegExp(
  acrossLines`
    ^(?:\s[\w.]{2,12}){0,2}?\s(?:still\s)?(?:
      works?|runs?|joins?|do|suffice
      |be\s(?:used|possible|supported|allowed|enough|sufficient|fine|ok(?:ay)?|an option)
    )\b
  `,
  'i',
)
const greeting = acrossLines`
  ^[\s>*-]{0,6}(?:
    (?:hi|hello|hey|hallo|bonjour|hola|olá|ciao)
    (?:\s(?:all|team|there|everybody|everyone|zusammen))?[,!]?\s
  )?(?:(?:and|but|or|so|also|then|und|oder)\s)?
`
const may = String.raw`(?:possible|allowed|supported|permitted|feasible|ok(?:ay)?|fine)`
const having = String.raw`(?:run|use|have|add|join|mix|install|operate|deploy|create|get|take|connect|attach)(?:ning|ing|ting)?`
const some = String.raw`\s(?:(?:an?|some|any|also|few|more|only|windows|\d{1,2})\s){0,3}$`
/** “Is it possible to run …”, “can one have …”: the system is what is asked for. */
const isPossible = new RegExp(
  acrossLines`
    ${greeting}(?:
      (?:is|would)\sit\s(?:be\s)?(?:\w{3,9}\s){0,2}${may}\s(?:to\s|that\s(?:we|I|one)\s)
        ${having}
      |(?:is\sthere\s)?(?:any|a)\s(?:way|chance|possibility)\s(?:to|of)\s${having}
      |(?:can|could|may|might)\s(?:we|I|one|you|somebody|anybody|anyone)\s
        (?:(?:also|still|just|even|already)\s)?${having}
    )${some}
    |${greeting}(?:
      (?:ist|wäre)\ses\s(?:\w{3,9}\s)?(?:möglich|erlaubt|unterstützt)(?:,\s?)?
      |est-il\spossible\sd(?:['’]|e\s)(?:utiliser|avoir|ajouter|exécuter|installer)
      |¿?es\sposible\s(?:usar|tener|ejecutar|agregar|añadir|utilizar)
      |[èé]\s(?:possibile|possível)\s
        (?:usare|avere|aggiungere|eseguire|usar|ter|rodar|executar|adicionar)
    )${some}
  `,
  'i',
)

/** “Does kubeadm support Windows Server 2025?”: whoever asks that of a system has no machine with it yet. */
export const isSupportAsked = (ahead: string, behind: string): boolean =>
  supports.test(ahead) ||
  isPossible.test(ahead) ||
  (isIt.test(ahead) && supported.test(behind)) ||
  (doesIt.test(ahead) && worksWith.test(behind))

/** “Can we put a 2025 node (…) next to it?”, whatever stands in brackets there. */
const toAdd = new RegExp(
  acrossLines`
    ${lead}(?:
      (?:can|could|may|should|shall|must)\s(?:we|I|one|you)
      |is\sit\s(?:ok|possible|supported|allowed)\s(?:for\sus\s)?to
    )\s(?:also\s|just\s|then\s)?(?:put|add|join|mix|place|bring|attach|take|introduce)\b
  `,
  'i',
)
export const isAddingAsked = (ahead: string, behind: string): boolean =>
  toAdd.test(ahead.trimStart()) && /^(?:[^.;!?\n]|\.(?=\d)){0,120}\?/.test(behind)
